import type { Lexicon } from './lexicon.ts';

export const pt: Lexicon = {
  lang: 'pt',
  operators: {
    not: 'não | nunca | jamais | nada de | nenhum | nenhuma | sem necessidade de | não precisa | não é preciso | não é necessário | não é obrigatório | não precisa de | não tem que | não é permitido | não pode | não podem | não deve | não devem | em hipótese alguma | de jeito nenhum | já não',
    refuse: 'evite | evitar | evita | evitando | omita | omitir | esqueça de | esquecer de | esqueça | proibido | proibida | proibidos | proibidas | é proibido | proíbe | odeia | detesta | recusa | desnecessário | pule | pular | deixe de | deixar de | dispense',
    without: 'sem',
    instead: 'em vez de | ao invés de | em lugar de | no lugar de | e não | mas não',
    over: 'a | do que | que',
    but: 'mas | e sim | mas sim | porém',
    only: 'só | somente | apenas | exclusivamente | unicamente | ninguém além de | ninguém exceto | ninguém além do | ninguém além da | ninguém a não ser',
    anyone: 'qualquer pessoa | qualquer um | todos | todo mundo | qualquer membro',
    except: 'exceto | salvo | a menos que | a não ser que | com exceção de | fora | menos | a não ser',
    before: 'antes de | antes do | antes da | antes dos | antes das | antes que | até | antes',
    after: 'depois de | depois do | depois da | após | uma vez que | assim que | depois',
    when: 'quando | se | enquanto | durante | ao | caso | sempre que | em caso de',
    at: 'em | no | na | nos | nas | para | com | por | pelo | pela | dentro de | desde | segundo | sob | sobre | via | através de | como | contra | que | num | numa | pro | pra | às | aos | à | ao',
    then: 'em seguida | e depois | e então',
    of: 'de | do | da | dos | das',
    because: 'porque | já que | pois | visto que | devido a | para que | senão | para evitar',
    even: 'por exemplo | mesmo | nem mesmo | inclusive | até mesmo',
    must: 'basta | bastam | suficiente | são necessários | são necessárias | necessários | necessário | pede para | pede que | pede | sempre | deve | devem | tem que | têm que | precisa | precisam | é preciso | é necessário | é obrigatório | obrigatório | obrigatória | exige | exige que | requer | certifique-se de',
    should: 'deveria | deveriam | convém | recomendado',
    prefer: 'prefere | preferem | prefira | preferir | gosta de | gosta | quer | deseja | melhor | de preferência',
    may: 'pode | podem | permite | permitido | permitida | é permitido | tudo bem | liberado | está liberado',
    and: 'e | ou | nem | bem como | além de | também',
  },
  stop: 'você vocês eu nós foram era eram seja sejam esteja estejam tinha tenham haja nada este_repositório neste_repositório deste_repositório este_projeto neste_projeto aqui o os as uns umas se seu sua seus suas lhe me meu minha te é são está estão ser estar este esta estes estas esse essa isso isto usuário usuária utilizador já muito mais também foi há cada todo toda todas cujo vai vão ir fica ficam ele ela eles primeiro antes_disso algo outra outro outras outros favor por_favor pessoa tipo forma maneira assim chama chamado à às ao aos acontece acontecem só_que leva time_inteiro direito por_extenso',
  concepts: `
use: use usar usa usam usando utilize utilizar utiliza escolha escolher adote
write: escreva escrever escreve escrito escrita redija redigir coloque colocar ponha
make: faça fazer faz fazem façam crie criar cria gere gerar
keep: mantenha manter mantém mantido deixe
run: rode rodar roda rodam rodando execute executar executa executam
start: inicie iniciar suba subir sobem sobe
add: adicione adicionar adicionam acrescente incluir inclua
ask: pergunte perguntar pergunta consulte consultar confirme confirmar confirmação permissão peça
show: mostre mostrar exiba exibir
delete: apague apagar delete deletar remova remover exclua excluir elimine
change: altere alterar altera mude mudar modifique modificar alterou alterado alterados alteradas alterada mexa mexer edite editar mudança mudanças alteração alterações toque
fix: corrija corrigir conserte
fail: falha falhar falhas quebra quebrar
store: vai_em vão_em guarde guardar guardados armazene armazenar ficam fica
send: envie enviar mande mandar
open: abra abrir abre
answer: responda responder responde resposta respostas
explain: explique explicar explicação explicações
review: revise revisar revisa revisão revisões
approve: aprove aprovar aprovação
warn: avise avisar
commit: commit commits commitar commite
push: push
merge: merge mesclar mescle
branch: branch branches ramo ramos
release: release releases lançamento
deploy: deploy deploys implantação implantar publicar_em_produção
publish: publica publicar publique publicam
build: compile compilar build
install: instale instalar instalação
update: atualize atualizar atualiza atualização atualizações
apply: aplique aplicar
test: teste testes test tests
suite: suíte
full: completo completa completos completas
integration: integração
lint: linter lint
format: formato formatar
mock: mock mocks mockar simular
directly: direto direta diretamente
pr: pr prs pull_request pull_requests
message: mensagem mensagens
comment: comentário comentários
doc: documentação documento documentos docs
code: código
file: arquivo arquivos ficheiro ficheiros
folder: pasta pastas diretório diretórios
path: caminho caminhos
repo: repo repos repositório repositórios
monorepo: monorepo
project: projeto projetos
package: pacote pacotes
dependency: dependência dependências biblioteca bibliotecas
module: módulo módulos
server: servidor servidores
service: serviço serviços
database: banco_de_dados bancos_de_dados banco
schema: esquema esquemas
table: tabela tabelas
column: coluna colunas
migration: migração migrações
backup: backup backups cópia_de_segurança
cache: cache
queue: fila filas
port: porta portas
host: host hosts
address: endereço url urls
limit: limite limites
maximum: máximo máxima no_máximo menos_de até_no_máximo
-maximum: mínimo mínima no_mínimo ao_menos pelo_menos mais_de ultrapasse ultrapassar ultrapassam passa_de passam_de passe_de excede excedem
last: dura duram durar
emit: emite emitir emitem emitida emitidas
request: requisição requisições
timeout: tempo_limite timeout
expire: expira expirar vence vencer
log: log logs registros_de_log
error: erro erros
bug: bug bugs
secret: segredo segredos credencial credenciais
key: chave chaves
certificate: certificado certificados
staging: staging homologação
production: produção
demo: demo
environment: ambiente ambientes
config: configuração configurações
version: versão versões
script: script scripts
command: comando comandos
terminal: terminal
screenshot: captura capturas print prints
image: imagem imagens
chart: gráfico gráficos
dashboard: painel painéis
page: página páginas
component: componente componentes
function: função funções
class: classe classes
variable: variável variáveis
name: nome nomes
line: linha linhas
word: palavra palavras
second: segundos
minute: minuto minutos
hour: hora horas
day: dia dias diário
week: semana semanas semanal
month: mês meses mensal
year: ano anos
morning: manhã manhãs
afternoon: tarde tardes
night: noite noites
weekend: fim_de_semana
meeting: reunião reuniões
standup: daily dailies
report: relatório relatórios
email: email emails e-mail e-mails
channel: canal canais
emoji: emoji emojis
summary: resumo resumos
list: lista listas
language: idioma idiomas língua línguas
translation: tradução traduções
ticket: ticket tickets
step: passo passos
example: exemplo exemplos
team: time equipe equipes
customer: cliente clientes
abbreviation: abreviação abreviações abreviatura abreviaturas sigla siglas
phone: telefone
number: número números
invoice: fatura faturas nota_fiscal
payment: pagamento pagamentos
security: segurança
data: dados dado
date: data datas
model: modelo modelos
training: treino treinamento
register: registro registrar
text: texto textos
sentence: frase frases
title: título títulos
contract: contrato contratos
clause: cláusula cláusulas
color: cor cores
theme: modo tema temas
timezone: fuso_horário fuso
new: novo nova novos novas
small: pequeno pequena pequenos pequenas
-small: grande grandes
short: breve breves curto curta curtos curtas conciso concisa concisos concisas enxuto enxuta enxutas
-short: longo longa longos longas detalhado detalhada detalhados detalhadas extenso extensas
dark: escuro escura
-dark: claro clara
enable: ative ativar habilite habilitar
-enable: desative desativar desabilite desabilitar
public: público pública
-public: privado privada
formal: formal
-formal: informal
plural: plural
-plural: singular
ascending: crescente
-ascending: decrescente
upper: maiúsculas maiúscula
-upper: minúsculas minúscula
sync: síncrono síncrona
-sync: assíncrono assíncrona
relative: relativo relativos
-relative: absoluto absolutos
increase: aumente aumentar
-increase: reduza reduzir
imperative: imperativo
indent: indentação indentar indente recuo
tab: tab tabs
space: espaço espaços
monday: segunda segunda-feira segundas-feiras
tuesday: terça terça-feira terças-feiras terças
wednesday: quarta quarta-feira quartas-feiras quartas
thursday: quinta quinta-feira quintas-feiras quintas
friday: sexta sexta-feira sextas-feiras sextas
saturday: sábado sábados
sunday: domingo domingos
english: inglês inglesa
german: alemão
french: francês
spanish: espanhol
portuguese: português
korean: coreano
chinese: chinês
japanese: japonês
set_: defina definir configure configurar estabeleça
localtime: hora_local horário_local
wait: espere esperar aguarde aguardar
size: tamanho
read: leia ler
reformat: reformatar reformate
semicolon: ponto_e_vírgula
work: trabalha trabalhar trabalho
expose: expor exponha expõe exponham exposto expostos revelar vazar
encrypt: criptografar criptografe cifrar criptografado criptografados
check: verifique verificar verifica confira conferir valide validar validação
archive: arquive arquivar arquivado
hide: oculte ocultar esconda
close: feche fechar fecha
exclude: desconsidere
accept: aceite aceitar
upload: envio
download: baixe baixar
mention: mencione mencionar
notify: notifique notificar informe informar
cite: cite citar
attach: anexe anexar anexo anexos
link: link links
treat: conta contam trate tratar considere considerar
photo: foto fotos fotografia
article: artigo artigos
threshold: limiar limiares
retry: tentativas retentativas
deadline: prazo prazos
holiday: férias feriado feriados
sign: assine assinar assinado assinados
colleague: colega colegas
have: tem têm ter tenha tenham
contain: contém conter contenham leva levam
live: mora morar vive viver reside
read-only: somente_leitura
`,
  endings: 'ações ação ando endo indo amos emos imos ado ada ido ida ados adas idos idas ar er ir as es os am em a e o s',
  numbers: 'um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze',
};
