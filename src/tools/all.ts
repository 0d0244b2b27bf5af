// Named re-exports only, by category: a bundle that names one tool keeps that one.

// documentos
export { aih } from './documentos/aih.ts';
export { boleto } from './documentos/boleto.ts';
export { caepf } from './documentos/caepf.ts';
export { cartaoCredito } from './documentos/cartao-credito.ts';
export { certidao } from './documentos/certidao.ts';
export { chavePix } from './documentos/chave-pix.ts';
export { chassi } from './documentos/chassi.ts';
export { chaveAcesso } from './documentos/chave-acesso.ts';
export { cnh } from './documentos/cnh.ts';
export { cnpj } from './documentos/cnpj.ts';
export { cno } from './documentos/cno.ts';
export { cns } from './documentos/cns.ts';
export { contaBancaria } from './documentos/conta-bancaria.ts';
export { cpf } from './documentos/cpf.ts';
export { inscricaoEstadual } from './documentos/inscricao-estadual.ts';
export { nif } from './documentos/nif.ts';
export { passaporte } from './documentos/passaporte.ts';
export { pis } from './documentos/pis.ts';
export { processo } from './documentos/processo.ts';
export { renavam } from './documentos/renavam.ts';
export { rg } from './documentos/rg.ts';
export { rnm } from './documentos/rnm.ts';
export { tituloEleitor } from './documentos/titulo-eleitor.ts';

// texto
export { analisar } from './texto/analisar.ts';
export { contarPalavras } from './texto/contar-palavras.ts';
export { converterCase } from './texto/converter-case.ts';
export { infoCaractere } from './texto/info-caractere.ts';
export { numeroPorExtenso } from './texto/numero-por-extenso.ts';
export { transformar } from './texto/transformar.ts';

// desenvolvedor
export { base64 } from './desenvolvedor/base64.ts';
export { binary } from './desenvolvedor/binary.ts';
export { cipher } from './desenvolvedor/cipher.ts';
export { crc32 } from './desenvolvedor/crc32.ts';
export { cron } from './desenvolvedor/cron.ts';
export { diff } from './desenvolvedor/diff.ts';
export { hash } from './desenvolvedor/hash.ts';
export { json } from './desenvolvedor/json.ts';
export { jwt } from './desenvolvedor/jwt.ts';
export { morse } from './desenvolvedor/morse.ts';
export { qr } from './desenvolvedor/qr.ts';
export { timestamp } from './desenvolvedor/timestamp.ts';
export { totp } from './desenvolvedor/totp.ts';
export { urlEncode } from './desenvolvedor/url-encode.ts';
export { uuid } from './desenvolvedor/uuid.ts';
export { yaml } from './desenvolvedor/yaml.ts';

// saude
export { alcoolSangue } from './saude/alcool-sangue.ts';
export { alturaFilho } from './saude/altura-filho.ts';
export { cafeina } from './saude/cafeina.ts';
export { caloriasExercicio } from './saude/calorias-exercicio.ts';
export { cicloMenstrual } from './saude/ciclo-menstrual.ts';
export { cicloSono } from './saude/ciclo-sono.ts';
export { cinturaEstatura } from './saude/cintura-estatura.ts';
export { creatina } from './saude/creatina.ts';
export { frequenciaCardiaca } from './saude/frequencia-cardiaca.ts';
export { gestacional } from './saude/gestacional.ts';
export { gorduraCorporal } from './saude/gordura-corporal.ts';
export { idadePet } from './saude/idade-pet.ts';
export { imc } from './saude/imc.ts';
export { ingestaoAgua } from './saude/ingestao-agua.ts';
export { jejumIntermitente } from './saude/jejum-intermitente.ts';
export { macros } from './saude/macros.ts';
export { oneRm } from './saude/one-rm.ts';
export { perdaPeso } from './saude/perda-peso.ts';
export { tmb } from './saude/tmb.ts';

// matematica
export { amor } from './matematica/amor.ts';
export { areas } from './matematica/areas.ts';
export { bhaskara } from './matematica/bhaskara.ts';
export { diasUteis } from './matematica/dias-uteis.ts';
export { diferencaDatas } from './matematica/diferenca-datas.ts';
export { feriados } from './matematica/feriados.ts';
export { fracao } from './matematica/fracao.ts';
export { horas } from './matematica/horas.ts';
export { horasCentesimais } from './matematica/horas-centesimais.ts';
export { idade } from './matematica/idade.ts';
export { mediaEscolar } from './matematica/media-escolar.ts';
export { numerosRomanos } from './matematica/numeros-romanos.ts';
export { regraDe3 } from './matematica/regra-de-3.ts';
export { signos } from './matematica/signos.ts';

// geradores
export { babyNames } from './geradores/baby-names.ts';
export { cep } from './geradores/cep.ts';
export { email } from './geradores/email.ts';
export { empresa } from './geradores/empresa.ts';
export { letrasDiferentes } from './geradores/letras-diferentes.ts';
export { loremIpsum } from './geradores/lorem-ipsum.ts';
export { metaTags } from './geradores/meta-tags.ts';
export { nick } from './geradores/nick.ts';
export { nome } from './geradores/nome.ts';
export { numerosAleatorios } from './geradores/numeros-aleatorios.ts';
export { palavrasAleatorias } from './geradores/palavras-aleatorias.ts';
export { pessoa } from './geradores/pessoa.ts';
export { pix } from './geradores/pix.ts';
export { placa } from './geradores/placa.ts';
export { senha } from './geradores/senha.ts';
export { telefone } from './geradores/telefone.ts';
export { veiculo } from './geradores/veiculo.ts';

// trabalhista
export { abonoPis } from './trabalhista/abono-pis.ts';
export { adicionalInsalubridade } from './trabalhista/adicional-insalubridade.ts';
export { adicionalNoturno } from './trabalhista/adicional-noturno.ts';
export { adicionalPericulosidade } from './trabalhista/adicional-periculosidade.ts';
export { avisoPrevio } from './trabalhista/aviso-previo.ts';
export { contribuicaoAutonomo } from './trabalhista/contribuicao-autonomo.ts';
export { custoFuncionario } from './trabalhista/custo-funcionario.ts';
export { decimoTerceiro } from './trabalhista/decimo-terceiro.ts';
export { ferias } from './trabalhista/ferias.ts';
export { fgts } from './trabalhista/fgts.ts';
export { horasExtras } from './trabalhista/horas-extras.ts';
export { inss } from './trabalhista/inss.ts';
export { irpf } from './trabalhista/irpf.ts';
export { irrf } from './trabalhista/irrf.ts';
export { licencaMaternidade } from './trabalhista/licenca-maternidade.ts';
export { licencaPaternidade } from './trabalhista/licenca-paternidade.ts';
export { pjVsClt } from './trabalhista/pj-vs-clt.ts';
export { precificacaoHora } from './trabalhista/precificacao-hora.ts';
export { reajusteSalarial } from './trabalhista/reajuste-salarial.ts';
export { rescisao } from './trabalhista/rescisao.ts';
export { salarioFamilia } from './trabalhista/salario-familia.ts';
export { salarioLiquido } from './trabalhista/salario-liquido.ts';
export { salarioProporcional } from './trabalhista/salario-proporcional.ts';
export { seguroDesemprego } from './trabalhista/seguro-desemprego.ts';
export { valeTransporte } from './trabalhista/vale-transporte.ts';

// tributario
export { fatorR } from './tributario/fator-r.ts';
export { icms } from './tributario/icms.ts';
export { iof } from './tributario/iof.ts';
export { lucroPresumido } from './tributario/lucro-presumido.ts';
export { mei } from './tributario/mei.ts';
export { proLabore } from './tributario/pro-labore.ts';
export { prolaboreDividendos } from './tributario/prolabore-dividendos.ts';
export { simplesNacional } from './tributario/simples-nacional.ts';

// construcao
export { btu } from './construcao/btu.ts';
export { churrasco } from './construcao/churrasco.ts';
export { concreto } from './construcao/concreto.ts';
export { consumoAgua } from './construcao/consumo-agua.ts';
export { energia } from './construcao/energia.ts';
export { iluminacao } from './construcao/iluminacao.ts';
export { papelParede } from './construcao/papel-parede.ts';
export { pisos } from './construcao/pisos.ts';
export { telhas } from './construcao/telhas.ts';
export { tijolos } from './construcao/tijolos.ts';
export { tinta } from './construcao/tinta.ts';

// financeiro
export { breakEven } from './financeiro/break-even.ts';
export { cac } from './financeiro/cac.ts';
export { descontosProgressivos } from './financeiro/descontos-progressivos.ts';
export { dividendYield } from './financeiro/dividend-yield.ts';
export { financiamento } from './financeiro/financiamento.ts';
export { jurosCartao } from './financeiro/juros-cartao.ts';
export { jurosCompostos } from './financeiro/juros-compostos.ts';
export { ltv } from './financeiro/ltv.ts';
export { margemBruta } from './financeiro/margem-bruta.ts';
export { margemContribuicao } from './financeiro/margem-contribuicao.ts';
export { markup } from './financeiro/markup.ts';
export { payback } from './financeiro/payback.ts';
export { porcentagem } from './financeiro/porcentagem.ts';
export { reajusteAluguel } from './financeiro/reajuste-aluguel.ts';
export { roas } from './financeiro/roas.ts';
export { roi } from './financeiro/roi.ts';
export { ticketMedio } from './financeiro/ticket-medio.ts';

// marketplace
export { marketplaceAlpha } from './marketplace/marketplace-alpha.ts';
export { marketplaceBeta } from './marketplace/marketplace-beta.ts';
export { marketplaceGamma } from './marketplace/marketplace-gamma.ts';
