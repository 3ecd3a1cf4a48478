import type { Lexicon } from './lexicon.ts';

export const es: Lexicon = {
  lang: 'es',
  operators: {
    not: 'no | nunca | jamás | nada de | ningún | ninguna | ninguno | tampoco | no hace falta | no es necesario | no es obligatorio | no necesita | no hay que | no tiene que | no tienes que | no se permite | no está permitido | no se puede | no debe | no debes | no puede | no puedes | en ningún caso | bajo ninguna circunstancia | ya no',
    refuse: 'prohibición de | evita | evitar | evite | evitando | evitamos | omite | omitir | omitas | olvides | olvidar | olvide | prohibido | prohibida | prohibidos | prohibidas | prohíbe | prohíbas | está prohibido | se prohíbe | odia | detesta | rechaza | abstente de | innecesario | sáltate | saltarse | dejar de',
    without: 'sin',
    instead: 'en lugar de | en vez de | antes que | y no | pero no',
    over: 'que | a',
    but: 'sino | sino que | pero | en cambio',
    only: 'solo | sólo | solamente | únicamente | exclusivamente | nadie salvo | nadie excepto | nadie más que | nadie que no sea | ningún otro que | no más que',
    anyone: 'cualquiera | todo el mundo | todos | cualquier persona | cualquier miembro',
    except: 'salvo | excepto | a menos que | a no ser que | con excepción de | con la excepción de | salvo que | salvo en | excepto en | menos',
    before: 'antes de | antes de que | antes del | hasta | previo a | hasta que | antes de cada | antes',
    after: 'después de | después del | después de que | tras | una vez | luego de | después',
    when: 'cuando | si | mientras | durante | al | siempre que | en caso de',
    at: 'en | para | con | por | desde | dentro de | bajo | sobre | hacia | según | mediante | a través de | como | contra | los que | que',
    then: 'luego | y luego | y después',
    of: 'de | del | de la | de los | de las',
    because: 'porque | ya que | puesto que | dado que | debido a | para que | así | de lo contrario | para evitar',
    even: 'por ejemplo | incluso | ni siquiera | hasta en | incluyendo',
    must: 'basta | basta con | suficiente | hacen falta | son necesarios | pide que | pide | exige que se | siempre | debe | debes | deben | hay que | tiene que | tienes que | tienen que | exige | exige que | requiere | es obligatorio | obligatorio | obligatoria | necesario | es necesario | asegúrate de | hace falta',
    should: 'debería | deberían | conviene | recomendado',
    prefer: 'prefiere | prefieren | prefiero | preferir | le gusta | le gustan | le gusta que | gusta | quiere | desea | mejor',
    may: 'puede | puedes | pueden | permite | permitido | permitida | está permitido | se permite | se puede | se pueden | vale | está bien | es aceptable',
    and: 'y | e | o | u | ni | y también | así como | además',
  },
  stop: 'tú usted ustedes yo nosotros fueron era eran sea sean estén han había habían haya hayan nada este_repositorio este_repo este_proyecto aquí el la los las lo unos unas se su sus le les me mi te tu es son está están ser estar este esta estos estas ese esa eso esto usuario usuaria del al ya muy más también ha han sido fue hay como cada todo toda todas cual cuales cuyo solo_que van va ir quiere_que queda quedan él ella ellos primero previamente algo otra otro otras otros favor por_favor nuevamente persona tipo forma manera así llama llamado posible algún alguna',
  concepts: `
use: usa usar use uses usan usando utiliza utilizar utilice emplea emplear elige elegir
write: escribe escribir escriba escribas escriben escrito escrita redacta redactar pon poner ponga pongas
make: haz hacer haga hagas hacen hace hacemos crea crear genera generar
keep: mantén mantener mantiene deja dejar conserva guarda
run: ejecuta ejecutar ejecute ejecutes ejecutan ejecutando lanza lanzar lanza corre correr
start: inicia iniciar arranca arrancar levanta levantar
add: añade añadir añadas agrega agregar agregues incluye incluir
ask: pregunta preguntar pregunte preguntes consulta consultar consulte consultes confirma confirmar confirmación permiso
show: muestra mostrar muestre enseña enseñar
delete: borra borrar borre borres elimina eliminar elimines
change: cambia cambiar cambie cambies cambian cambio cambios modifica modificar modifiques modificas edita editar edites toca tocar toques
fix: corrige corregir corrija arregla arreglar
fail: falla fallar fallo fallos rompe romper
store: va_en van_en pertenecen guarda guardar guardan almacena almacenar vive viven vivir
send: envía enviar manda mandar
answer: responde responder responda contesta contestar respuesta respuestas
explain: explica explicar explicación explicaciones
review: revisa revisar revisan revise revisen revisión revisiones revisarla
approve: aprueba aprobar aprobación
commit: commit commits
push: push subir
merge: fusiona fusionar fusionarse fusionadas merge mergear
branch: rama ramas
release: versión_nueva release releases lanzamiento
deploy: despliega desplegar despliegue despliegues despliegan deploy deploys desplegado
publish: publica publicar publican
build: compila compilar build
install: instala instalar instalación
update: actualiza actualizar actualización actualizaciones
apply: aplica aplicar aplicarse aplicarlas apliquen
test: test tests prueba pruebas
suite: suite
full: completo completa completos completas
integration: integración
lint: linter lint
format: formato formatear
mock: mock mocks mockear simular
directly: directo directa directamente
pr: pr prs pull_request pull_requests
message: mensaje mensajes
comment: comentario comentarios comenta
doc: documentación documento documentos docs
code: código
file: archivo archivos fichero ficheros
folder: carpeta carpetas directorio directorios
path: ruta rutas
repo: repo repos repositorio repositorios
monorepo: monorepo
project: proyecto proyectos
package: paquete paquetes
dependency: dependencia dependencias biblioteca bibliotecas librería librerías
module: módulo módulos
server: servidor servidores
service: servicio servicios
database: base_de_datos bases_de_datos bd bbdd
schema: esquema esquemas
table: tabla tablas
column: columna columnas
query: consulta_sql
migration: migración migraciones
backup: backup backups respaldo respaldos copia_de_seguridad copias_de_seguridad
cache: caché cache
queue: cola colas
port: puerto puertos
host: host hosts
address: dirección url urls
listen: escucha escuchar
limit: límite límites
maximum: máximo máxima como_máximo como_mucho a_lo_sumo menos_de no_más_de
-maximum: mínimo mínima como_mínimo al_menos por_lo_menos más_de supera superar superen superan pasa_de pasan_de excede exceden
last: dura duran durar dure
emit: emite emitir emiten emitida emitidas
timeout: tiempo_de_espera timeout
expire: expira expirar caduca caducar vence vencer
log: registro registros log logs registra
error: error errores
bug: bug bugs
secret: secreto secretos credencial credenciales
key: clave claves
certificate: certificado certificados
staging: staging preproducción
production: producción
demo: demo
environment: entorno entornos ambiente
config: configuración ajustes
version: versión versiones
script: script scripts
command: comando comandos
terminal: terminal consola
screenshot: captura capturas
image: imagen imágenes
chart: gráfico gráficos gráfica gráficas
dashboard: tablero tableros panel paneles
page: página páginas
component: componente componentes
function: función funciones
class: clase clases
variable: variable variables
name: nombre nombres
type: tipos
amount: importe importes cantidad
line: línea líneas
word: palabra palabras
second: segundo segundos
minute: minuto minutos
hour: hora horas
day: día días diario
week: semana semanas semanal
month: mes meses mensual
year: año años
morning: mañana mañanas
afternoon: tarde tardes
night: noche noches
weekend: fin_de_semana
meeting: reunión reuniones
report: informe informes reporte
email: correo correos email emails
channel: canal canales
emoji: emoji emojis emoticono emoticonos
summary: resumen resúmenes
list: lista listas
language: idioma idiomas lengua
translation: traducción traducciones
ticket: ticket tickets incidencia
feature: funcionalidad funcionalidades
step: paso pasos
example: ejemplo ejemplos
team: equipo equipos
customer: cliente clientes
abbreviation: abreviatura abreviaturas sigla siglas
phone: teléfono
number: número números
invoice: factura facturas
payment: pago pagos
security: seguridad
permission: permisos
data: datos dato
model: modelo modelos
training: entrenamiento
text: texto textos prosa
sentence: frase frases oración
title: título títulos
contract: contrato contratos
clause: cláusula cláusulas
color: color colores
theme: modo tema temas
timezone: zona_horaria huso_horario
new: nuevo nueva nuevos nuevas
small: pequeño pequeña pequeños pequeñas
-small: grande grandes
short: breve breves corto corta cortos cortas conciso concisa concisos concisas brevemente brevedad
-short: largo larga largos largas detallado detallada detallados detalladas extenso extensa extensas
dark: oscuro oscura oscuros
-dark: claro clara claros
enable: activa activar habilita habilitar
-enable: desactiva desactivar deshabilita deshabilitar apaga
public: público pública
-public: privado privada
formal: formal usted
-formal: informal tutear tuteo
plural: plural
-plural: singular
ascending: ascendente
-ascending: descendente
upper: mayúsculas mayúscula
-upper: minúsculas minúscula
sync: síncrono síncrona
-sync: asíncrono asíncrona
relative: relativo relativa relativas
-relative: absoluto absoluta absolutas
increase: aumenta aumentar
-increase: reduce reducir
imperative: imperativo
indent: indenta indentar indentación sangría
tab: tab tabs tabulador tabuladores tabulaciones
space: espacio espacios
monday: lunes
tuesday: martes
wednesday: miércoles
thursday: jueves
friday: viernes
saturday: sábado sábados
sunday: domingo domingos
english: inglés inglesa
german: alemán alemana
french: francés francesa
spanish: español española castellano
portuguese: portugués
korean: coreano
chinese: chino
japanese: japonés
repeat: repita repitan repetir repiten repite
work: trabaja trabajar trabajo trabajan
set_: define definir fija fijar establece establecer configura configurar
localtime: hora_local
wait: espera esperar espere
size: tamaño
date: fecha fechas
read: lee leer
reformat: reformatear reformatees reformatea
semicolon: punto_y_coma
announce: anuncia anuncian anunciar
expose: exponer expone expongas expuesto expuestos revelar filtrar
encrypt: cifrar cifra cifrado cifrada cifrados encriptar
check: comprueba comprobar comprueben verifica verificar valida validar validación
archive: archiva archivar archivado archivados
hide: oculta ocultar esconde
open: abre abrir abras abran
close: cierra cerrar cierres
exclude: excluye excluir
accept: acepta aceptar
upload: sube
download: descarga descargar
mention: menciona mencionar
notify: avisa avisar avisen notifica notificar informa informar
cite: cita citar citas
attach: adjunta adjuntar adjunto adjuntos
link: enlace enlaces enlaza enlazar
treat: cuenta cuentan trata tratar considera considerar
live: reside
photo: foto fotos fotografía fotografías
article: artículo artículos
threshold: umbral umbrales
retry: reintento reintentos reintentar
worker: trabajador
deadline: fecha_límite plazo plazos
holiday: vacaciones festivo festivos
sign: firma firmar firmado firmados
colleague: compañero compañeros colega colegas
drawing: dibuja dibujar
contain: contiene contener contengan lleva llevan llevar
have: tiene tener tengan
read-only: solo_lectura de_solo_lectura
say: di decir dice
`,
  endings: 'ieron aciones aron aste iste ación ando iendo amos emos imos arse erse irse ado ada ido ida ados adas idos idas arla arlo arlas arlos ar er ir as es os an en a e o s',
  numbers: 'un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
};
