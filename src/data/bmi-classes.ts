// Sources: WHO, Technical Report Series 854 (1995) and 894 (2000), of adults; Lipschitz, Prim Care 1994;21:55–67, as used by SISVAN, of elders.

/** Classes by BMI in kg/m², each below its limit. */
export const adultClasses = [
  { below: 16, id: 'magreza-grave', label: { pt: 'Magreza grave', en: 'Severe thinness' } },
  { below: 17, id: 'magreza-moderada', label: { pt: 'Magreza moderada', en: 'Moderate thinness' } },
  { below: 18.5, id: 'magreza-leve', label: { pt: 'Magreza leve', en: 'Mild thinness' } },
  { below: 25, id: 'normal', label: { pt: 'Peso normal (eutrofia)', en: 'Normal weight' } },
  { below: 30, id: 'sobrepeso', label: { pt: 'Sobrepeso', en: 'Overweight' } },
  { below: 35, id: 'obesidade-1', label: { pt: 'Obesidade grau I', en: 'Obesity class I' } },
  { below: 40, id: 'obesidade-2', label: { pt: 'Obesidade grau II', en: 'Obesity class II' } },
  { below: Infinity, id: 'obesidade-3', label: { pt: 'Obesidade grau III', en: 'Obesity class III' } },
] as const;

/** Classes by BMI in kg/m²: both limits belong to the outer classes. */
export const elderClasses = [
  { below: 22, id: 'baixo-peso', label: { pt: 'Baixo peso', en: 'Underweight' } },
  { below: 27, id: 'eutrofia', label: { pt: 'Peso adequado (eutrofia)', en: 'Adequate weight' } },
  { below: Infinity, id: 'sobrepeso', label: { pt: 'Sobrepeso', en: 'Overweight' } },
] as const;
