// Source: Herrmann et al., 2024 Adult Compendium of Physical Activities, J Sport Health Sci 2024;13:6–12 (pacompendium.com).

interface MetActivity {
  /** Display name in Portuguese. */
  readonly label: string;
  /** Code of the Compendium. */
  readonly code: string;
  /** Metabolic equivalents: multiples of the energy spent at rest, 1 kcal per kg and hour. */
  readonly met: number;
}

/** Activities by id. */
export const metActivities = {
  aerobica: { label: 'Ginástica aeróbica', code: '02000', met: 7.3 },
  alongamento: { label: 'Alongamento', code: '02101', met: 2.3 },
  'artes-marciais': { label: 'Artes marciais', code: '15430', met: 10.3 },
  basquete: { label: 'Basquete', code: '15055', met: 7.5 },
  'bicicleta-ergometrica': { label: 'Bicicleta ergométrica', code: '01200', met: 6.8 },
  boxe: { label: 'Boxe, saco de pancada', code: '15110', met: 5.8 },
  calistenia: { label: 'Calistenia moderada', code: '02022', met: 3.8 },
  caminhada: { label: 'Caminhada moderada, 4,5 a 5,5 km/h', code: '17190', met: 3.8 },
  'caminhada-leve': { label: 'Caminhada leve, 4 km/h', code: '17170', met: 3 },
  'caminhada-rapida': { label: 'Caminhada rápida, 5,6 a 6,3 km/h', code: '17200', met: 4.8 },
  ciclismo: { label: 'Ciclismo, geral', code: '01014', met: 7 },
  'ciclismo-intenso': { label: 'Ciclismo intenso, 22 a 26 km/h', code: '01040', met: 10 },
  'ciclismo-leve': { label: 'Ciclismo leve, 16 a 19 km/h', code: '01020', met: 6.8 },
  'ciclismo-moderado': { label: 'Ciclismo moderado, 19 a 22 km/h', code: '01030', met: 8 },
  circuito: { label: 'Treino em circuito', code: '02040', met: 7.5 },
  'corrida-10': { label: 'Corrida, 10 km/h (6 min/km)', code: '12050', met: 9.3 },
  'corrida-11': { label: 'Corrida, 11,3 km/h', code: '12070', met: 11 },
  'corrida-12': { label: 'Corrida, 12 km/h (5 min/km)', code: '12080', met: 11.8 },
  'corrida-13': { label: 'Corrida, 13 km/h', code: '12090', met: 12 },
  'corrida-16': { label: 'Corrida, 16 km/h', code: '12120', met: 14.8 },
  'corrida-8': { label: 'Corrida, 8 km/h', code: '12030', met: 8.5 },
  danca: { label: 'Dança vigorosa', code: '03031', met: 9.8 },
  eliptico: { label: 'Elíptico moderado', code: '02048', met: 5 },
  futebol: { label: 'Futebol recreativo', code: '15610', met: 7 },
  'futebol-competitivo': { label: 'Futebol competitivo', code: '15605', met: 9.5 },
  futsal: { label: 'Futsal', code: '15195', met: 7.8 },
  hidroginastica: { label: 'Hidroginástica', code: '02120', met: 5.3 },
  hiit: { label: 'HIIT intenso', code: '02214', met: 11 },
  musculacao: { label: 'Musculação, 8 a 15 repetições', code: '02054', met: 3.5 },
  'musculacao-intensa': { label: 'Musculação intensa', code: '02050', met: 6 },
  'natacao-intensa': { label: 'Natação, crawl intenso', code: '18230', met: 9.8 },
  'natacao-leve': { label: 'Natação, crawl leve', code: '18240', met: 5.8 },
  pilates: { label: 'Pilates', code: '02105', met: 2.8 },
  'pular-corda': { label: 'Pular corda, ritmo moderado', code: '15551', met: 11.8 },
  'remo-ergometro': { label: 'Remo (ergômetro)', code: '02070', met: 7.3 },
  spinning: { label: 'Spinning', code: '01270', met: 9 },
  'subir-escadas': { label: 'Subir escadas', code: '17131', met: 6.8 },
  tenis: { label: 'Tênis', code: '15675', met: 6.8 },
  trilha: { label: 'Trilha', code: '17080', met: 6 },
  trote: { label: 'Trote leve', code: '12020', met: 7.5 },
  volei: { label: 'Vôlei recreativo', code: '15720', met: 3 },
  'volei-praia': { label: 'Vôlei de praia', code: '15725', met: 8 },
  yoga: { label: 'Yoga', code: '02175', met: 2.3 },
  zumba: { label: 'Zumba', code: '02310', met: 6.5 },
} as const satisfies Readonly<Record<string, MetActivity>>;

type MetActivityId = keyof typeof metActivities;

/** All ids, in alphabetical order. */
export const metActivityIds: readonly MetActivityId[] = /* @__PURE__ */ Object.keys(
  metActivities,
) as MetActivityId[];
