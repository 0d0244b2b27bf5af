// Source: written for this project after the CBO (Ministério do Trabalho).

/**
 * Professions in Portuguese: the masculine form and, where it differs, the feminine one; `/a` stands for the masculine
 * with -a in place of -o or at its end. A `+` is behind those that take a degree, or years of work before.
 */
export const professions = `
açougueiro/a administrador/a+ advogado/a+ agricultor/a agrônomo/a+ alfaiate analista animador/a
antropólogo/a+ apicultor/a apresentador/a arqueólogo/a+ arquiteto/a+ arquivista+ artesão/artesã
ascensorista assistente astrônomo/a+ atendente atleta ator/atriz auditor/a+ auxiliar avicultor/a
azulejista babá bailarino/a bancário/a barbeiro/a barista bibliotecário/a+ biólogo/a+ biomédico/a+
bombeiro/a bordador/bordadeira borracheiro/a botânico/a+ cabeleireiro/a camareiro/a caminhoneiro/a
cantor/a capoteiro/a cardiologista+ carpinteiro/a carteiro/a cartógrafo/a+ chapeiro/a chaveiro/a
cientista+ cineasta comerciante comissário/a compositor/a confeiteiro/a consultor/a contador/a+
coreógrafo/a corretor/a costureiro/a cozinheiro/a cuidador/a curador/a dançarino/a decorador/a dentista+
depilador/a dermatologista+ desenhista desenvolvedor/a designer despachante detetive diagramador/a
diarista diplomata+ diretor/a+ doceiro/a dublador/a ecólogo/a+ economista+ editor/a educador/a
eletricista eletrotécnico/a empresário/a encanador/a enfermeiro/a+ engenheiro/a+ engraxate entregador/a
escritor/a escultor/a esteticista estilista estoquista farmacêutico/a+ faxineiro/a ferroviário/a
físico/a+ fisioterapeuta+ florista fonoaudiólogo/a+ fotógrafo/a frentista funileiro/a garçom/garçonete
gari geógrafo/a+ geólogo/a+ gerente+ historiador/a+ ilustrador/a instrutor/a intérprete jardineiro/a
joalheiro/a jornaleiro/a jornalista juiz/juíza+ ladrilheiro/a lavrador/a leiloeiro/a linguista+
livreiro/a locutor/a manicure maquiador/a maquinista marceneiro/a marinheiro/a massagista mecânico/a
médico/a+ merendeiro/a meteorologista+ modelista montador/a motorista músico/a musicoterapeuta+
nutricionista+ oceanógrafo/a+ operador/a orientador/a ourives padeiro/a paisagista pasteleiro/a
pecuarista pedagogo/a+ pedreiro/a peixeiro/a perito/a+ pescador/a pesquisador/a piloto/a pintor/a
pizzaiolo/a podólogo/a porteiro/a procurador/a+ produtor/a professor/a+ programador/a promotor/a+
psicólogo/a+ publicitário/a químico/a+ radialista radiologista+ recepcionista relojoeiro/a repórter
roteirista salva-vidas sapateiro/a secretário/a serígrafo/a serralheiro/a sociólogo/a+ soldador/a
supervisor/a tapeceiro/a tatuador/a taxista tecelão/tecelã técnico/a telefonista topógrafo/a tradutor/a
vendedor/a veterinário/a+ vidraceiro/a vigilante zelador/a zootecnista+`;
