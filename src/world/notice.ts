/** A world says of itself that nothing in it is real. */
export const NOTICE =
  'Dados fictícios, gerados para testes: nomes, documentos e números podem coincidir com os de pessoas e empresas reais.';
