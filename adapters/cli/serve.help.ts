import type { Help } from './usage.ts';

export const serveHelp = {
  usage: {
    pt: `  canivete serve [opções]    inicia o serviço`,
    en: `  canivete serve [options]   starts the service`,
  },
  options: {
    pt: `  --port N                   padrão $PORT ou 8787; 0 escolhe uma porta livre
  --host H                   padrão $HOST ou 127.0.0.1
  --store ENDEREÇO           padrão memory; onde os dados ficam: memory, ou um armazenamento que processos dividem:
                             sqlite:ARQUIVO, postgres://…, redis://…
  --key CHAVE:PLANO[:CONTA]  aceita uma chave, no plano free, pro ou enterprise; pode repetir.
                             Sem ela, um serviço em memória cria uma chave Enterprise temporária.
  --account-key CHAVE:CONTA  aceita uma chave para a área de uma conta (/v1/account); uma conta que nenhuma --key nomeia
                             fica no plano free; pode repetir. Sem ela, um serviço em memória cria uma temporária.
  --now INSTANTE             para o relógio em um instante como 2026-11-21T12:00:00Z, para testes
  --cors ORIGENS             origens cujas páginas podem ler as respostas: *, ou https://app.example.com,https://…
  --log FORMATO              registro no erro padrão: json, pretty ou off; padrão pretty em um terminal, senão json
  --metrics PORTA            serve métricas para o Prometheus em /metrics nesta porta
  --metrics-host H           padrão 127.0.0.1; onde essa porta atende: ela não pede chave
  --webhook URL              só em memória: cria um webhook da primeira conta e mostra o segredo
  --webhooks-dev [URL]       permite webhooks para esta máquina, e cria um para URL (padrão: o endereço de
                             "canivete listen")
  --config ARQUIVO           um módulo cujo export default são as opções de createService
  --default CAMPO=VALOR      valor padrão de um campo em toda ferramenta que o tem: arredondamentoInss=faixa ou =total
  --grace TEMPO              padrão 5s; por quanto tempo /health diz "stopping" depois de SIGTERM, antes de o serviço parar;
                             SIGINT não espera`,
    en: `  --port N                   default $PORT or 8787; 0 takes a free one
  --host H                   default $HOST or 127.0.0.1
  --store ADDRESS            default memory; where data is kept: memory, or a store that processes can share:
                             sqlite:FILE, postgres://…, redis://…
  --key KEY:PLAN[:ACCOUNT]   accepts a key, on the plan free, pro or enterprise; may be repeated.
                             Without it, a service in memory makes a temporary Enterprise key.
  --account-key KEY:ACCOUNT  accepts a key to the area of an account (/v1/account); an account that no --key names
                             is on the plan free; may be repeated. Without it, a service in memory makes a temporary one.
  --now INSTANT              stops the clock at an instant such as 2026-11-21T12:00:00Z, for tests
  --cors ORIGINS             origins whose pages may read answers: *, or https://app.example.com,https://…
  --log FORMAT               log on standard error: json, pretty or off; default pretty on a terminal, else json
  --metrics PORT             serves metrics for Prometheus at /metrics on this port
  --metrics-host H           default 127.0.0.1; where that port listens: it asks for no key
  --webhook URL              in memory only: makes a webhook of the first account and prints its secret
  --webhooks-dev [URL]       allows webhooks to this machine, and makes one to URL (default: the address of
                             "canivete listen")
  --config FILE              a module whose default export is the options of createService
  --default FIELD=VALUE      default of a field for every tool that has it: arredondamentoInss=faixa or =total
  --grace TIME               default 5s; how long /health says "stopping" after SIGTERM before the service stops; SIGINT skips it`,
  },
  more: {
    pt: `Cada opção tem uma variável de ambiente, como CANIVETE_STORE para --store; CANIVETE_KEYS e CANIVETE_ACCOUNT_KEYS aceitam
várias chaves, separadas por vírgulas. Opções valem mais que variáveis, e variáveis mais que o arquivo de --config.
CANIVETE_ENCRYPTION_KEY (32 bytes em Base64) cifra os segredos guardados dos webhooks. Ela não tem opção, porque outros
usuários da máquina poderiam lê-la. CANIVETE_PSEUDONYM_KEY (32 bytes em hexadecimal ou Base64) serve POST /pseudonimos.`,
    en: `Each option has an environment variable, such as CANIVETE_STORE for --store; CANIVETE_KEYS and CANIVETE_ACCOUNT_KEYS take
several keys, separated by commas. Flags override variables, and variables override the --config file.
CANIVETE_ENCRYPTION_KEY (32 bytes in Base64) encrypts the stored secrets of webhooks. It has no flag, because other users
of the machine could read it. CANIVETE_PSEUDONYM_KEY (32 bytes in hexadecimal or Base64) serves POST /pseudonimos.`,
  },
} satisfies Help;
