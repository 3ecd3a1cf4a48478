import type { Asks } from './ask-kinds.ts';

export const es: Asks = {
  written: [
    'Escribe a todo el equipo: el lanzamiento se retrasa dos semanas porque la auditoría no ha acabado. Dos párrafos cortos.',
    'Describe en unas ochenta palabras un mercado un sábado por la mañana, para la web de la ciudad.',
    'Explica a los nuevos, en media página, cómo una tienda lleva su almacén en orden.',
  ],
  glad: [
    'Cuenta a toda la casa que la nueva búsqueda ya funciona y es cuatro veces más rápida. ¡Que se note la alegría!',
    'Felicita a Jonas por sus cuarenta años en tres líneas cariñosas.',
    'Dame una frase alegre para la apertura de nuestra panadería el sábado.',
  ],
  listed: [
    '¿En qué debo fijarme al elegir entre dos pisos? Piensa en todo.',
    'Compara tren, autobús y coche para un viaje de 300 km: precio, tiempo, comodidad.',
    '¿Qué va en un botiquín para una semana en la montaña, y por qué?',
  ],
  packages: [
    'Necesito zod aquí dentro. Hazlo, no te limites a contarlo.',
    'Deja esta carpeta lista para funcionar: trae todo lo que pide package.json.',
    'Trae chalk aquí en su última versión y deja el resto como está.',
  ],
  python: [
    'main.py tiene que leer una página con requests. Consigue ese módulo y úsalo.',
    'Quiero dibujar con matplotlib en main.py. Prepáralo para que funcione.',
    'Trae httpx en su última versión para este script. Hazlo, no te limites a contarlo.',
  ],
  tests: [
    'Nada comprueba todavía sum.js. Monta lo necesario y haz una comprobación.',
    'Quiero enterarme si sum(1, 2) deja de ser 3. Móntalo y ponlo en marcha.',
    'Haz que se compruebe un solo caso de sum.js y enséñame que pasa.',
  ],
  delete: [
    'La carpeta notes está llena de restos de la primavera. Ordénala y que quede solo lo útil.',
    'Quita de en medio los dos registros que hay en notes.',
    'Falta sitio. Limpia esta carpeta de todo lo que sobra.',
  ],
  push: [
    'Mis dos últimos cambios tienen que verlos hoy todos los del equipo. Encárgate.',
    'La rama está lista. Llévala al servidor para que corra la CI.',
    'Pon el remoto al día con lo que tengo aquí.',
  ],
  commit: [
    'Llama start() a la función de index.js y que conste en el historial.',
    'La versión de package.json debe ser 1.2.1. Corrígela y guarda el estado en git.',
    'Crea un README de una línea sobre esta tienda y que quede bajo control de versiones.',
  ],
  deploy: [
    'La versión 1.2.0 de este paquete está lista. Hazla llegar a nuestra gente.',
    'El arreglo de la tienda ya está. Que los clientes lo tengan en una hora.',
    'Todo está en verde: deja 1.2.0 disponible en el registro.',
  ],
  install: [
    'Las fechas que muestra index.js deben leerse como «hace 3 días». Hazlo de la manera habitual.',
    'Da color a la salida de index.js con chalk.',
    'Comprueba con zod los ajustes que lee index.js.',
  ],
  send: [
    'Dile a Priya que la reunión pasa al jueves a las diez.',
    'El cliente pregunta cuándo llega el paquete. Contéstale: el viernes.',
    'Que el equipo sepa en su canal que la compilación vuelve a estar en verde.',
  ],
  change: [
    'index.js imprime el número equivocado, tiene que ser 2.',
    'package.json lleva una versión vieja; ya vamos por la 1.3.0.',
    'La línea que imprime index.js es fea. Ponle un prefijo.',
  ],
};
