// Sources: WHO, Technical Report Series 854 (1995) and 894 (2000), of adults; Lipschitz, Prim Care 1994;21:55–67, as used by SISVAN, of elders.

/** Classes by BMI in kg/m², each below its limit. */
export const adultClasses = [
  { below: 16, id: 'magreza-grave', label: 'Magreza grave' },
  { below: 17, id: 'magreza-moderada', label: 'Magreza moderada' },
  { below: 18.5, id: 'magreza-leve', label: 'Magreza leve' },
  { below: 25, id: 'normal', label: 'Peso normal (eutrofia)' },
  { below: 30, id: 'sobrepeso', label: 'Sobrepeso' },
  { below: 35, id: 'obesidade-1', label: 'Obesidade grau I' },
  { below: 40, id: 'obesidade-2', label: 'Obesidade grau II' },
  { below: Infinity, id: 'obesidade-3', label: 'Obesidade grau III' },
] as const;

/** Classes by BMI in kg/m²: both limits belong to the outer classes. */
export const elderClasses = [
  { below: 22, id: 'baixo-peso', label: 'Baixo peso' },
  { below: 27, id: 'eutrofia', label: 'Peso adequado (eutrofia)' },
  { below: Infinity, id: 'sobrepeso', label: 'Sobrepeso' },
] as const;
