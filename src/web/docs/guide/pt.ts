import type { Guide } from './guide.ts';
import {
  agentPrograms,
  agentSetups,
  batchCalls,
  clientProgram,
  firstCalls,
  readAsCall,
  refusal,
  serveCommands,
  testProgram,
} from './programs.ts';
import { verifications } from './verifications.ts';

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
              text: 'Cada ferramenta tem um endereço, recebe campos e responde JSON. As de `GET` leem a query string; as de `POST`, um corpo JSON.',
            },
            { calls: firstCalls(address, 'cliente') },
            { head: 'De onde vem a chave' },
            {
              text: 'Quem hospeda o serviço cria contas e chaves. `npx canivete serve` cria uma temporária e a mostra no terminal; com uma chave da conta, você cria as outras no painel.',
            },
            { head: 'Números, datas e textos' },
            {
              steps: [
                [
                  'Números com ponto.',
                  '`1500.50`; valores em reais, percentuais como número (`7.5` é 7,5 %).',
                ],
                ['Datas em ISO 8601.', '`2026-11-22`; instantes em UTC, `2026-11-22T12:00:00Z`.'],
                ['“Hoje” é em Brasília.', 'Sem data ou ano, vale o dia em America/Sao_Paulo.'],
                ['Um campo desconhecido é recusado.', 'O erro sugere o campo de nome mais parecido.'],
                [
                  'A mesma semente repete.',
                  'Com `seed`, um gerador dá a mesma resposta em qualquer servidor.',
                ],
              ],
            },
            { head: 'Como se escreve no Brasil' },
            {
              steps: [
                ['Um campo pelo rótulo.', '`Salário bruto`, `salario_bruto` e `salario` são `salarioBruto`.'],
                ['Uma escolha pelo rótulo.', '`Feminino` é `female`, e `Anexo III` é `III`.'],
                [
                  'Um valor como a página o mostra.',
                  '`R$ 5.000,00`, `7,5%`, `25/12/2026`, `São Paulo`, `não`.',
                ],
                [
                  'Duas leituras são recusadas.',
                  '`5.000` e `03/04/2026` voltam com as duas, prontas para enviar.',
                ],
                ['A resposta diz o que foi lido.', 'No cabeçalho `X-Read-As`.'],
              ],
            },
            { code: readAsCall(address) },
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
              note: 'A chave aparece uma só vez, ao ser criada. Não a guardamos, só um resumo dela: se perder, crie outra.',
            },
            {
              table: {
                name: 'Respostas de autenticação',
                heads: ['Resposta', 'Motivo', 'Usa a cota'],
                rows: [
                  [
                    '`401`',
                    'Chave ausente, malformada, desconhecida, revogada ou vencida. A resposta não diz qual.',
                    'não',
                  ],
                  ['`403`', 'O plano ou a chave não inclui a ferramenta, ou a conta está suspensa.', 'não'],
                  ['`429`', 'A cota do mês acabou. `Retry-After` traz os segundos até o dia 1º.', 'não'],
                ],
              },
            },
            { head: 'Dois escopos' },
            {
              text: 'Uma chave de escopo `tools` chama ferramentas. Uma de escopo `account` abre a conta e o painel, mas não chama ferramentas. A chave errada recebe 403.',
            },
            { head: 'Trocar e revogar' },
            {
              text: 'Ao trocar uma chave, a antiga continua valendo pelo prazo que você escolher (24 horas, se não disser outro). Uma chave revogada deixa de valer já na chamada seguinte.',
            },
          ],
        },
        {
          id: 'errors',
          title: 'Erros',
          blocks: [
            {
              text: 'Um erro é JSON: `error` é uma frase, `code` repete o status e `details` aponta cada campo errado. Todos os campos errados vêm de uma vez.',
            },
            { code: refusal },
            {
              table: {
                name: 'Erros',
                heads: ['Código', 'Quando', 'O que fazer', 'Usa a cota'],
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
                    'O plano ou a chave não inclui a ferramenta',
                    'Use outra chave, ou mude de plano',
                    'não',
                  ],
                  ['`404`', 'Endereço ou método que não existe', 'A resposta sugere o mais parecido', 'não'],
                  [
                    '`422`',
                    'Formato certo, valor impossível: um dígito que não confere, 30 de fevereiro',
                    'Troque o valor',
                    'sim',
                  ],
                  ['`429`', 'Cota do mês, ou limite por minuto', 'Espere `Retry-After` segundos', 'não'],
                  ['`500`', 'Um erro nosso', 'Tente de novo; informe o `X-Request-Id`', 'sim'],
                  ['`503`', 'Muitas chamadas pesadas ao mesmo tempo', 'Espere `Retry-After` segundos', 'sim'],
                ],
              },
            },
            { head: 'Idioma' },
            {
              text: 'Os textos vêm em português, ou em inglês com `Accept-Language: en`. `error` e `message` são para pessoas e podem mudar; `code`, `field` e `reason` não mudam.',
            },
            { head: 'Um id por requisição' },
            {
              text: 'Toda resposta traz um `X-Request-Id`: o que você enviou, ou um novo.',
            },
          ],
        },
        {
          id: 'quotas',
          title: 'Cotas e limites',
          blocks: [
            {
              text: 'A cota é da conta, somando todas as chaves, e recomeça no dia 1º de cada mês em UTC. Toda chamada aceita (chave, plano e cota em ordem) usa 1, seja qual for a resposta.',
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
                heads: ['Cabeçalho', 'Significado'],
                rows: [
                  ['`RateLimit`', '`r` chamadas restantes e `t` segundos até o mês acabar'],
                  ['`RateLimit-Policy`', 'o limite `q` e a duração `w` do mês, em segundos'],
                  [
                    '`X-RateLimit-Limit`, `-Remaining`, `-Reset`',
                    'os mesmos números, e o momento da renovação em segundos desde 1970',
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
                  ['`result_generated`', 'o mesmo, incluindo a resposta; não vale para validações'],
                  ['`favorite_added`', 'uma ferramenta entrou nos favoritos'],
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
              text: 'Senhas, chaves, tokens e números de cartão ficam de fora de `parameters`. `POST /webhooks/test` envia um exemplo na hora.',
            },
          ],
        },
        {
          id: 'verify',
          title: 'Verificar a assinatura',
          blocks: [
            {
              text: 'Cada entrega vem assinada. Confira a assinatura com o corpo exato que chegou, antes de ler o JSON, e responda 2xx em até 10 segundos.',
            },
            { calls: verifications('Node, sem pacote') },
            {
              text: 'Sem o pacote, a função dá o `X-Service-Delivery` da entrega, ou nada se uma assinatura ou a hora não confere. Em Node, Python e PHP, os nomes em `headers` são minúsculos; em C# e Java, `header` lê um cabeçalho: `name => request.Headers[name]`, `request::getHeader`.',
            },
            {
              steps: [
                [
                  'Guarde o `X-Service-Delivery`.',
                  'A mesma entrega pode chegar duas vezes, sempre com o mesmo id.',
                ],
                [
                  'Aceite dois segredos durante a troca.',
                  'Ao trocar o segredo, os dois assinam até o prazo acabar.',
                ],
                [
                  'Não confie na ordem de chegada.',
                  'As entregas podem chegar fora de ordem; use `timestamp`.',
                ],
              ],
            },
            { head: 'Cabeçalhos de cada entrega' },
            {
              table: {
                name: 'Cabeçalhos de cada entrega',
                heads: ['Cabeçalho', 'Exemplo', 'Durante a troca do segredo'],
                rows: [
                  ['`X-Service-Event`', '`tool_used`', 'o mesmo'],
                  ['`X-Service-Delivery` e `webhook-id`', '`evt_01m7yzmhg00c5h8m2q4r6s9t1v`', 'os mesmos'],
                  ['`X-Service-Signature`', '`sha256=30e05dd97641…`', 'pelo segredo antigo'],
                  ['`X-Service-Signature-Next`', 'só existe durante a troca', 'pelo segredo novo'],
                  ['`webhook-timestamp`', '`1795262400`, a hora da tentativa em segundos', 'o mesmo'],
                  [
                    '`webhook-signature`',
                    '`v1,+vZ50nRgm+4tqp+YzoqhWTau2epnUqKflsIh7eu6v8Q=`',
                    'uma por segredo, separadas por um espaço',
                  ],
                ],
              },
            },
            {
              text: 'As duas assinaturas são HMAC-SHA256. A de `X-Service-Signature`, em hexadecimal, é só do corpo, e a chave é o segredo inteiro, como texto. A de `webhook-signature`, em Base64, é de `webhook-id.webhook-timestamp.corpo`, e a chave é o que vem depois de `whsec_`, decodificado de Base64. Prefira a segunda: ela cobre também o id e a hora, e uma entrega capturada não pode ser reenviada.',
            },
          ],
        },
        {
          id: 'retries',
          title: 'Novas tentativas',
          blocks: [
            {
              text: 'Uma entrega tem três tentativas: na hora, 30 s depois e 5 min depois. Ela dá certo com um status de 200 a 299 em até 10 s; redirecionamentos não são seguidos.',
            },
            {
              table: {
                name: 'Novas tentativas',
                heads: ['Tentativa', 'Quando'],
                rows: [
                  ['1', 'na hora'],
                  ['2', '30 s depois de a primeira falhar'],
                  ['3', '5 min depois de a segunda falhar; depois, a entrega fica `failed`'],
                ],
              },
            },
            { head: 'Depois de uma semana' },
            {
              text: 'Um webhook que passa 7 dias só com falhas é desativado. Os eventos seguintes ficam guardados: reative-o e recupere as entregas no painel.',
            },
          ],
        },
      ],
    },
    {
      title: 'Outras formas de usar',
      pages: [
        {
          id: 'client',
          title: 'Cliente tipado',
          blocks: [
            {
              text: '`canivete/client` tem tipos para os endereços, os campos e as respostas de todas as ferramentas, em menos de 2 kB.',
            },
            { code: clientProgram(address) },
          ],
        },
        {
          id: 'batch',
          title: 'Lotes',
          blocks: [
            {
              text: '`POST /batch` leva até 100 chamadas em uma requisição, de qualquer ferramenta, pelo id. Cada chamada usa 1 da cota, todas ou nenhuma rodam, e as respostas vêm na mesma ordem.',
            },
            { calls: batchCalls(address, 'cliente') },
          ],
        },
        {
          id: 'cli',
          title: 'Linha de comando',
          blocks: [
            { text: 'O pacote traz um comando que chama ferramentas, serve a API e recebe webhooks.' },
            { code: serveCommands },
          ],
        },
        {
          id: 'agents',
          title: 'Agentes (MCP)',
          blocks: [
            {
              text: 'Um agente usa as ferramentas pelo Model Context Protocol: no endereço `/mcp` deste serviço, se quem o hospeda oferecer, ou por um programa na sua máquina.',
            },
            { head: 'Com este serviço' },
            {
              text: 'Dê ao cliente o endereço e uma chave de escopo `tools`. Cada chamada de ferramenta usa 1 da cota; buscar e descrever não usam.',
            },
            { calls: agentSetups(address) },
            {
              note: 'Se o endereço responder 404, este serviço não tem acesso para agentes; o programa abaixo não precisa dele.',
            },
            { head: 'Com um programa' },
            {
              text: 'Não precisa de chave: as ferramentas rodam no processo que o cliente inicia. Com `--url` e `--key`, o programa chama um serviço.',
            },
            { calls: agentPrograms },
            { head: 'As três ferramentas' },
            {
              text: 'Todas as ferramentas juntas encheriam o contexto do agente. Por isso ele vê três, e por elas chega às outras:',
            },
            {
              table: {
                name: 'As três ferramentas',
                heads: ['Nome', 'Recebe', 'Responde'],
                rows: [
                  ['`buscar_ferramentas`', '`query`, `category`', 'As mais adequadas, no máximo 8'],
                  ['`descrever_ferramenta`', '`id`, `resposta`', 'O schema da entrada, com um exemplo'],
                  [
                    '`usar_ferramenta`',
                    '`id`, `input`, `completo`, ou `chamadas`',
                    'A resposta da ferramenta, ou o erro com cada campo errado',
                  ],
                ],
              },
            },
            {
              text: 'Para listar ferramentas diretamente, no máximo 64: `/mcp?tools=cpf,calculadoras-inss` ou `/mcp?categories=trabalhista`; com o programa, `--tools` e `--categories`.',
            },
          ],
        },
        {
          id: 'tests',
          title: 'Nos seus testes',
          blocks: [
            {
              text: '`canivete/msw` responde por esta API dentro do seu processo, sem chave e sem rede. A mesma semente dá sempre as mesmas respostas.',
            },
            { code: testProgram },
          ],
        },
      ],
    },
  ],
});
