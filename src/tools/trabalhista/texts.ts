// `npm run sync` writes this file by rules.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { abonoPisTexts } from './abono-pis.texts.ts';
import { adicionalInsalubridadeTexts } from './adicional-insalubridade.texts.ts';
import { adicionalNoturnoTexts } from './adicional-noturno.texts.ts';
import { adicionalPericulosidadeTexts } from './adicional-periculosidade.texts.ts';
import { avisoPrevioTexts } from './aviso-previo.texts.ts';
import { contribuicaoAutonomoTexts } from './contribuicao-autonomo.texts.ts';
import { conferenciaHoleriteTexts } from './conferencia-holerite.texts.ts';
import { custoFuncionarioTexts } from './custo-funcionario.texts.ts';
import { decimoTerceiroTexts } from './decimo-terceiro.texts.ts';
import { feriasTexts } from './ferias.texts.ts';
import { fgtsTexts } from './fgts.texts.ts';
import { folhaTexts } from './folha.texts.ts';
import { horasExtrasTexts } from './horas-extras.texts.ts';
import { inssTexts } from './inss.texts.ts';
import { irpfTexts } from './irpf.texts.ts';
import { irrfTexts } from './irrf.texts.ts';
import { licencaMaternidadeTexts } from './licenca-maternidade.texts.ts';
import { licencaPaternidadeTexts } from './licenca-paternidade.texts.ts';
import { pjVsCltTexts } from './pj-vs-clt.texts.ts';
import { precificacaoHoraTexts } from './precificacao-hora.texts.ts';
import { reajusteSalarialTexts } from './reajuste-salarial.texts.ts';
import { rescisaoTexts } from './rescisao.texts.ts';
import { salarioFamiliaTexts } from './salario-familia.texts.ts';
import { salarioLiquidoTexts } from './salario-liquido.texts.ts';
import { salarioProporcionalTexts } from './salario-proporcional.texts.ts';
import { seguroDesempregoTexts } from './seguro-desemprego.texts.ts';
import { valeTransporteTexts } from './vale-transporte.texts.ts';

export const texts: Readonly<Record<string, ToolTexts>> = {
  'calculadoras-abono-pis': abonoPisTexts,
  'calculadoras-adicional-insalubridade': adicionalInsalubridadeTexts,
  'calculadoras-adicional-noturno': adicionalNoturnoTexts,
  'calculadoras-adicional-periculosidade': adicionalPericulosidadeTexts,
  'calculadoras-aviso-previo': avisoPrevioTexts,
  'calculadoras-contribuicao-autonomo': contribuicaoAutonomoTexts,
  'calculadoras-conferencia-holerite': conferenciaHoleriteTexts,
  'calculadoras-custo-funcionario': custoFuncionarioTexts,
  'calculadoras-decimo-terceiro': decimoTerceiroTexts,
  'calculadoras-ferias': feriasTexts,
  'calculadoras-fgts': fgtsTexts,
  'calculadoras-folha': folhaTexts,
  'calculadoras-horas-extras': horasExtrasTexts,
  'calculadoras-inss': inssTexts,
  'calculadoras-irpf': irpfTexts,
  'calculadoras-irrf': irrfTexts,
  'calculadoras-licenca-maternidade': licencaMaternidadeTexts,
  'calculadoras-licenca-paternidade': licencaPaternidadeTexts,
  'calculadoras-pj-vs-clt': pjVsCltTexts,
  'calculadoras-precificacao-hora': precificacaoHoraTexts,
  'calculadoras-reajuste-salarial': reajusteSalarialTexts,
  'calculadoras-rescisao': rescisaoTexts,
  'calculadoras-salario-familia': salarioFamiliaTexts,
  'calculadoras-salario-liquido': salarioLiquidoTexts,
  'calculadoras-salario-proporcional': salarioProporcionalTexts,
  'calculadoras-seguro-desemprego': seguroDesempregoTexts,
  'calculadoras-vale-transporte': valeTransporteTexts,
};
