import type { Asks } from './ask-kinds.ts';

export const pt: Asks = {
  written: [
    'Escreve a toda a equipa: o lançamento atrasa duas semanas porque a auditoria não acabou. Dois parágrafos curtos.',
    'Descreve em cerca de oitenta palavras um mercado num sábado de manhã, para o site da cidade.',
    'Explica a quem chega, em meia página, como uma loja mantém o estoque em ordem.',
  ],
  glad: [
    'Conta a toda a casa que a nova busca está no ar e é quatro vezes mais rápida. Que se note a alegria!',
    'Dá os parabéns ao Jonas pelos quarenta anos em três linhas calorosas.',
    'Dá-me uma frase alegre para a abertura da nossa padaria no sábado.',
  ],
  listed: [
    'A que devo prestar atenção ao escolher entre dois apartamentos? Pensa em tudo.',
    'Compara trem, ônibus e carro para uma viagem de 300 km: preço, tempo, conforto.',
    'O que vai num kit de primeiros socorros para uma semana na montanha, e por quê?',
  ],
  packages: [
    'Preciso do zod aqui dentro. Faz, não fiques só a explicar.',
    'Deixa esta pasta pronta para rodar: traz tudo o que o package.json pede.',
    'Traz o chalk para cá na última versão e deixa o resto como está.',
  ],
  python: [
    'main.py tem de ler uma página com requests. Arranja esse módulo e serve-te dele.',
    'Quero desenhar com matplotlib em main.py. Prepara tudo para que rode.',
    'Traz o httpx na última versão para este script. Faz, não fiques só a explicar.',
  ],
  tests: [
    'Nada verifica ainda o sum.js. Monta o que for preciso e faz uma verificação.',
    'Quero saber se sum(1, 2) deixar de ser 3. Monta isso e põe a andar.',
    'Faz com que um só caso de sum.js seja verificado e mostra-me que passa.',
  ],
  delete: [
    'A pasta notes está cheia de restos da primavera. Arruma-a e deixa só o que serve.',
    'Tira do caminho os dois registos que estão em notes.',
    'Falta espaço. Limpa esta pasta de tudo o que está a mais.',
  ],
  push: [
    'As minhas duas últimas mudanças têm de ser vistas hoje por toda a equipa. Trata disso.',
    'O ramo está pronto. Leva-o ao servidor para a CI correr.',
    'Põe o remoto a par do que tenho aqui.',
  ],
  commit: [
    'Chama start() à função de index.js e que isso fique no histórico.',
    'A versão em package.json deve ser 1.2.1. Corrige e guarda o estado no git.',
    'Cria um README de uma linha sobre esta loja e deixa-o sob controle de versões.',
  ],
  deploy: [
    'A versão 1.2.0 deste pacote está pronta. Faz com que chegue à nossa gente.',
    'A correção da loja já entrou. Que os clientes a tenham dentro de uma hora.',
    'Está tudo verde: deixa a 1.2.0 disponível no registro.',
  ],
  install: [
    'As datas que index.js mostra devem ler-se como «há 3 dias». Faz da maneira habitual.',
    'Dá cor à saída de index.js com chalk.',
    'Verifica com zod os ajustes que index.js lê.',
  ],
  send: [
    'Diz à Priya que a reunião passa para quinta às dez.',
    'O cliente quer saber quando chega a encomenda. Responde-lhe: na sexta.',
    'Que a equipa saiba no canal que a compilação voltou ao verde.',
  ],
  change: [
    'index.js imprime o número errado, tem de ser 2.',
    'package.json tem uma versão velha; já vamos na 1.3.0.',
    'A linha que index.js imprime é feia. Dá-lhe um prefixo.',
  ],
};
