import type { Guide } from './guide.ts';
import {
  agentPrograms,
  agentSetups,
  batchCalls,
  clientProgram,
  firstCalls,
  refusal,
  serveCommands,
  testProgram,
  verifications,
} from './programs.ts';

/** The guide in Portuguese. */
export const pt = (address: string): Guide => ({
  groups: [
    {
      title: 'Começar',
      pages: [
        {
          id: 'first',
          title: 'Primeira chamada',
          blocks: [
            {
              text: 'Cada ferramenta tem um endereço, recebe campos e responde JSON. As de `GET` leem a consulta; as de `POST`, um corpo JSON.',
            },
            { calls: firstCalls(address, 'cliente') },
            { head: 'De onde vem a chave' },
            {
              text: 'Quem hospeda o serviço cria contas e chaves. `npx canivete serve` cria uma para a ocasião e a mostra no terminal; com uma chave da conta, o painel cria as outras.',
            },
            { head: 'Números, datas e textos' },
            {
              steps: [
                [
                  'Números com ponto.',
                  '`1500.50`; dinheiro em reais, percentuais em por cento (`7.5` é 7,5 %).',
                ],
                ['Datas em ISO 8601.', '`2026-11-22`; instantes em UTC, `2026-11-22T12:00:00Z`.'],
                ['“Hoje” é em Brasília.', 'Sem data ou ano, vale o dia em America/Sao_Paulo.'],
                [
                  'Um campo desconhecido é recusado.',
                  'A resposta diz qual campo existe e se parece com ele.',
                ],
                [
                  'A mesma semente repete.',
                  'Com `seed`, um gerador dá a mesma resposta em qualquer servidor.',
                ],
              ],
            },
          ],
        },
        {
          id: 'auth',
          title: 'Autenticação',
          blocks: [
            {
              text: 'Toda chamada leva uma chave no cabeçalho `Authorization`. Uma chave pertence a uma conta, e a conta tem um plano.',
            },
            { calls: firstCalls(address, 'cliente') },
            {
              note: 'A chave aparece uma vez, ao ser criada. Guardamos só o SHA-256 dela: quem a perde cria outra.',
            },
            {
              table: {
                name: 'Respostas de autenticação',
                heads: ['Resposta', 'Motivo', 'Conta na cota'],
                rows: [
                  [
                    '`401`',
                    'Chave ausente, malformada, desconhecida, revogada ou vencida. A resposta não diz qual.',
                    'não',
                  ],
                  [
                    '`403`',
                    'A ferramenta está fora do plano ou da lista da chave, ou a conta está suspensa.',
                    'não',
                  ],
                  ['`429`', 'A cota do mês acabou. `Retry-After` traz os segundos até o dia 1º.', 'não'],
                ],
              },
            },
            { head: 'Dois escopos' },
            {
              text: 'Uma chave de escopo `tools` chama ferramentas. Uma de escopo `account` abre a conta e o painel, e não chama nenhuma: a errada recebe 403.',
            },
            { head: 'Trocar e revogar' },
            {
              text: 'Ao trocar uma chave, a antiga vale pelo prazo que você escolher, 24 horas se não disser outro. Revogar vale a partir da chamada seguinte.',
            },
          ],
        },
        {
          id: 'errors',
          title: 'Erros',
          blocks: [
            {
              text: 'Uma recusa é JSON: `error` é uma frase, `code` repete o status e `details` nomeia cada campo. Todos os campos errados vêm de uma vez.',
            },
            { code: refusal },
            {
              table: {
                name: 'Erros',
                heads: ['Código', 'Quando', 'O que fazer', 'Conta na cota'],
                rows: [
                  [
                    '`400`',
                    'Um campo ausente, desconhecido, de outro tipo ou fora dos limites',
                    'Leia `details`',
                    'sim',
                  ],
                  ['`401`', 'Chave ausente, desconhecida ou vencida', 'Envie `Authorization: Bearer`', 'não'],
                  [
                    '`403`',
                    'Ferramenta fora do plano ou da chave',
                    'Use outra chave, ou mude o plano',
                    'não',
                  ],
                  ['`404`', 'Endereço ou método que não existe', 'A resposta diz o mais próximo', 'não'],
                  [
                    '`422`',
                    'Um valor certo na forma e impossível: um dígito que não confere, 30 de fevereiro',
                    'Troque o valor',
                    'sim',
                  ],
                  ['`429`', 'Cota do mês, ou limite por minuto', 'Espere `Retry-After` segundos', 'não'],
                  ['`500`', 'Um defeito nosso', 'Tente de novo; informe `X-Request-Id`', 'sim'],
                ],
              },
            },
            { head: 'Idioma' },
            {
              text: 'Os textos vêm em português, ou em inglês com `Accept-Language: en`. `error` e `message` são para pessoas e podem mudar; `code`, `field` e `reason` não mudam.',
            },
            { head: 'Um pedido, um número' },
            {
              text: 'Toda resposta traz `X-Request-Id`: o que você mandar, ou um novo.',
            },
          ],
        },
        {
          id: 'quotas',
          title: 'Cotas e limites',
          blocks: [
            {
              text: 'A cota é da conta, somadas as chaves, e renasce no dia 1º de cada mês em UTC. Toda chamada que passa pela chave, pelo plano e pela cota conta 1, responda o que responder.',
            },
            {
              table: {
                name: 'Planos',
                heads: ['Plano', 'Chamadas por mês', 'Eventos de webhook'],
                rows: [
                  ['`free`', '100', 'nenhum'],
                  ['`pro`', '10.000', '`tool_used`, `favorite_added`'],
                  ['`enterprise`', 'sem limite', 'esses e `result_generated`'],
                ],
              },
            },
            { text: 'Quem hospeda o serviço pode ter outros planos: `GET /plans` os lista, sem chave.' },
            { head: 'Cabeçalhos' },
            {
              table: {
                name: 'Cabeçalhos da cota',
                heads: ['Cabeçalho', 'O que diz'],
                rows: [
                  ['`RateLimit`', '`r` chamadas restantes e `t` segundos até o mês acabar'],
                  ['`RateLimit-Policy`', 'o limite `q` e a duração `w` do mês, em segundos'],
                  [
                    '`X-RateLimit-Limit`, `-Remaining`, `-Reset`',
                    'os mesmos números, e o instante em segundos desde 1970',
                  ],
                  ['`Retry-After`', 'com 429: quantos segundos esperar'],
                ],
              },
            },
          ],
        },
      ],
    },
    {
      title: 'Receber',
      pages: [
        {
          id: 'webhooks',
          title: 'Webhooks',
          blocks: [
            {
              text: 'Um webhook é um endereço seu que recebe um `POST` quando algo acontece na conta. Crie-o no painel ou em `POST /account/webhooks`; o endereço precisa ser público e HTTPS.',
            },
            {
              table: {
                name: 'Eventos',
                heads: ['Evento', 'Quando'],
                rows: [
                  ['`tool_used`', 'uma ferramenta respondeu 200'],
                  ['`result_generated`', 'o mesmo, com a resposta; não ao validar'],
                  ['`favorite_added`', 'uma ferramenta virou favorita'],
                ],
              },
            },
            { head: 'O corpo' },
            {
              code: `{"event":"tool_used","timestamp":"2026-11-21T12:00:00.000Z","tool_id":"cpf",
 "data":{"tool_name":"Gerador de CPF","category":"documentos",
         "parameters":{"count":2,"formatted":true},"result_count":2}}`,
            },
            {
              text: 'Senhas, chaves, tokens e números de cartão ficam de fora de `parameters`. `POST /webhooks/test` manda um exemplo na hora.',
            },
          ],
        },
        {
          id: 'verify',
          title: 'Verificar a assinatura',
          blocks: [
            {
              text: 'Cada entrega vem assinada. Confira a assinatura sobre o corpo cru, antes de ler o JSON, e responda 2xx em até 10 segundos.',
            },
            { calls: verifications('Node, sem pacote') },
            {
              steps: [
                [
                  'Guarde o `deliveryId`.',
                  'A mesma entrega pode chegar duas vezes, sempre com o mesmo número.',
                ],
                [
                  'Aceite dois segredos durante a troca.',
                  'Ao girar o segredo, ambos assinam até o prazo acabar.',
                ],
                ['Não siga a ordem.', 'Entregas diferentes podem chegar trocadas; use `timestamp`.'],
              ],
            },
            { head: 'Cabeçalhos de cada entrega' },
            {
              table: {
                name: 'Cabeçalhos de cada entrega',
                heads: ['Cabeçalho', 'Exemplo'],
                rows: [
                  ['`webhook-id`', '`evt_01m7yzmhg00c5h8m2q4r6s9t1v`'],
                  ['`webhook-timestamp`', '`1795262400` segundos, da tentativa'],
                  ['`webhook-signature`', '`v1,+vZ50nRgm+4tqp+YzoqhWTau2epnUqKflsIh7eu6v8Q=`'],
                  ['`x-service-event`', '`tool_used`'],
                ],
              },
            },
            {
              text: 'O conteúdo assinado é `webhook-id.webhook-timestamp.corpo`, com HMAC-SHA256; a chave é o que vem depois de `whsec_`, decodificado de Base64.',
            },
          ],
        },
        {
          id: 'retries',
          title: 'Novas tentativas',
          blocks: [
            {
              text: 'Uma entrega tem três tentativas: na hora, 30 s depois e 5 min depois. Vale como entregue o status de 200 a 299 que chega em até 10 s; redirecionamentos não são seguidos.',
            },
            {
              table: {
                name: 'Novas tentativas',
                heads: ['Tentativa', 'Quando'],
                rows: [
                  ['1', 'na hora'],
                  ['2', '30 s depois da primeira falhar'],
                  ['3', '5 min depois da segunda falhar; depois dela, `failed`'],
                ],
              },
            },
            { head: 'Depois de uma semana' },
            {
              text: 'Um webhook que só falha por 7 dias é desativado. O que acontece nesse tempo fica guardado: reative-o e recupere as entregas no painel.',
            },
          ],
        },
      ],
    },
    {
      title: 'Outras entradas',
      pages: [
        {
          id: 'client',
          title: 'Cliente tipado',
          blocks: [
            {
              text: '`canivete/client` conhece os endereços, os campos e as respostas de todas as ferramentas como tipos, em menos de 2 kB.',
            },
            { code: clientProgram(address) },
          ],
        },
        {
          id: 'batch',
          title: 'Lotes',
          blocks: [
            {
              text: '`POST /batch` leva até 100 chamadas em um pedido, de qualquer ferramenta, pelo seu id. Conta como tantas chamadas, todas ou nenhuma, e responde na mesma ordem.',
            },
            { calls: batchCalls(address, 'cliente') },
          ],
        },
        {
          id: 'cli',
          title: 'Linha de comando',
          blocks: [{ text: 'O pacote traz um comando, que serve, chama e recebe.' }, { code: serveCommands }],
        },
        {
          id: 'agents',
          title: 'Agentes (MCP)',
          blocks: [
            {
              text: 'Um agente usa as ferramentas pelo Model Context Protocol: no endereço `/mcp` deste serviço, onde o host o oferece, ou por um programa na própria máquina.',
            },
            { head: 'Por este serviço' },
            {
              text: 'O cliente recebe o endereço e uma chave de escopo `tools`. Cada chamada que chega a uma ferramenta conta 1 na cota; procurar e descrever não contam.',
            },
            { calls: agentSetups(address) },
            {
              note: 'Se o endereço responde 404, este serviço não tem a página para agentes; o programa abaixo não precisa dela.',
            },
            { head: 'Por um programa' },
            {
              text: 'Não precisa de chave: as ferramentas rodam no processo que o cliente inicia. Com `--url` e `--key`, o programa pergunta a um serviço.',
            },
            { calls: agentPrograms },
            { head: 'As três ferramentas' },
            {
              text: 'Todas as ferramentas juntas tomariam o contexto do agente. Por isso ele vê três, e por elas chega às outras:',
            },
            {
              table: {
                name: 'As três ferramentas',
                heads: ['Nome', 'Recebe', 'Responde'],
                rows: [
                  ['`buscar_ferramentas`', '`query`, `category`', 'As que mais servem, no máximo 20'],
                  ['`descrever_ferramenta`', '`id`', 'Os schemas da entrada e da resposta, com exemplos'],
                  [
                    '`usar_ferramenta`',
                    '`id`, `input`',
                    'A resposta da ferramenta, ou a recusa com cada campo errado',
                  ],
                ],
              },
            },
            {
              text: 'Para listar as próprias ferramentas, no máximo 64: `/mcp?tools=cpf,calculadoras-inss` ou `/mcp?categories=trabalhista`; no programa, `--tools` e `--categories`.',
            },
          ],
        },
        {
          id: 'tests',
          title: 'Nos seus testes',
          blocks: [
            {
              text: '`canivete/msw` responde por esta API dentro do seu processo, sem chave e sem rede, e sempre igual com a mesma semente.',
            },
            { code: testProgram },
          ],
        },
      ],
    },
  ],
});
