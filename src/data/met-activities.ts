// Source: Herrmann et al., 2024 Adult Compendium of Physical Activities, J Sport Health Sci 2024;13:6–12 (pacompendium.com).

interface MetActivity {
  /** Name for people, in both languages. */
  readonly label: { readonly pt: string; readonly en: string };
  /** Code of the Compendium. */
  readonly code: string;
  /** Metabolic equivalents: multiples of the energy spent at rest, 1 kcal per kg and hour. */
  readonly met: number;
}

/** Activities by id. */
export const metActivities = {
  aerobica: { label: { pt: 'Ginástica aeróbica', en: 'Aerobics' }, code: '02000', met: 7.3 },
  alongamento: { label: { pt: 'Alongamento', en: 'Stretching' }, code: '02101', met: 2.3 },
  'artes-marciais': { label: { pt: 'Artes marciais', en: 'Martial arts' }, code: '15430', met: 10.3 },
  basquete: { label: { pt: 'Basquete', en: 'Basketball' }, code: '15055', met: 7.5 },
  'bicicleta-ergometrica': {
    label: { pt: 'Bicicleta ergométrica', en: 'Stationary bike' },
    code: '01200',
    met: 6.8,
  },
  boxe: { label: { pt: 'Boxe, saco de pancada', en: 'Boxing, punching bag' }, code: '15110', met: 5.8 },
  calistenia: { label: { pt: 'Calistenia moderada', en: 'Calisthenics, moderate' }, code: '02022', met: 3.8 },
  caminhada: {
    label: { pt: 'Caminhada moderada, 4,5 a 5,5 km/h', en: 'Walking, 4.5 to 5.5 km/h' },
    code: '17190',
    met: 3.8,
  },
  'caminhada-leve': {
    label: { pt: 'Caminhada leve, 4 km/h', en: 'Slow walking, 4 km/h' },
    code: '17170',
    met: 3,
  },
  'caminhada-rapida': {
    label: { pt: 'Caminhada rápida, 5,6 a 6,3 km/h', en: 'Brisk walking, 5.6 to 6.3 km/h' },
    code: '17200',
    met: 4.8,
  },
  ciclismo: { label: { pt: 'Ciclismo, geral', en: 'Cycling, general' }, code: '01014', met: 7 },
  'ciclismo-intenso': {
    label: { pt: 'Ciclismo intenso, 22 a 26 km/h', en: 'Fast cycling, 22 to 26 km/h' },
    code: '01040',
    met: 10,
  },
  'ciclismo-leve': {
    label: { pt: 'Ciclismo leve, 16 a 19 km/h', en: 'Light cycling, 16 to 19 km/h' },
    code: '01020',
    met: 6.8,
  },
  'ciclismo-moderado': {
    label: { pt: 'Ciclismo moderado, 19 a 22 km/h', en: 'Moderate cycling, 19 to 22 km/h' },
    code: '01030',
    met: 8,
  },
  circuito: { label: { pt: 'Treino em circuito', en: 'Circuit training' }, code: '02040', met: 7.5 },
  'corrida-10': {
    label: { pt: 'Corrida, 10 km/h (6 min/km)', en: 'Running, 10 km/h (6 min/km)' },
    code: '12050',
    met: 9.3,
  },
  'corrida-11': { label: { pt: 'Corrida, 11,3 km/h', en: 'Running, 11.3 km/h' }, code: '12070', met: 11 },
  'corrida-12': {
    label: { pt: 'Corrida, 12 km/h (5 min/km)', en: 'Running, 12 km/h (5 min/km)' },
    code: '12080',
    met: 11.8,
  },
  'corrida-13': { label: { pt: 'Corrida, 13 km/h', en: 'Running, 13 km/h' }, code: '12090', met: 12 },
  'corrida-16': { label: { pt: 'Corrida, 16 km/h', en: 'Running, 16 km/h' }, code: '12120', met: 14.8 },
  'corrida-8': { label: { pt: 'Corrida, 8 km/h', en: 'Running, 8 km/h' }, code: '12030', met: 8.5 },
  danca: { label: { pt: 'Dança vigorosa', en: 'Dancing, vigorous' }, code: '03031', met: 9.8 },
  eliptico: { label: { pt: 'Elíptico moderado', en: 'Elliptical, moderate' }, code: '02048', met: 5 },
  futebol: { label: { pt: 'Futebol recreativo', en: 'Soccer, casual' }, code: '15610', met: 7 },
  'futebol-competitivo': {
    label: { pt: 'Futebol competitivo', en: 'Soccer, competitive' },
    code: '15605',
    met: 9.5,
  },
  futsal: { label: { pt: 'Futsal', en: 'Futsal' }, code: '15195', met: 7.8 },
  hidroginastica: { label: { pt: 'Hidroginástica', en: 'Water aerobics' }, code: '02120', met: 5.3 },
  hiit: { label: { pt: 'HIIT intenso', en: 'HIIT, vigorous' }, code: '02214', met: 11 },
  musculacao: {
    label: { pt: 'Musculação, 8 a 15 repetições', en: 'Weight training, 8 to 15 reps' },
    code: '02054',
    met: 3.5,
  },
  'musculacao-intensa': {
    label: { pt: 'Musculação intensa', en: 'Weight training, vigorous' },
    code: '02050',
    met: 6,
  },
  'natacao-intensa': {
    label: { pt: 'Natação, crawl intenso', en: 'Swimming, fast crawl' },
    code: '18230',
    met: 9.8,
  },
  'natacao-leve': {
    label: { pt: 'Natação, crawl leve', en: 'Swimming, slow crawl' },
    code: '18240',
    met: 5.8,
  },
  pilates: { label: { pt: 'Pilates', en: 'Pilates' }, code: '02105', met: 2.8 },
  'pular-corda': {
    label: { pt: 'Pular corda, ritmo moderado', en: 'Jumping rope, moderate pace' },
    code: '15551',
    met: 11.8,
  },
  'remo-ergometro': { label: { pt: 'Remo (ergômetro)', en: 'Rowing machine' }, code: '02070', met: 7.3 },
  spinning: { label: { pt: 'Spinning', en: 'Indoor cycling class' }, code: '01270', met: 9 },
  'subir-escadas': { label: { pt: 'Subir escadas', en: 'Climbing stairs' }, code: '17131', met: 6.8 },
  tenis: { label: { pt: 'Tênis', en: 'Tennis' }, code: '15675', met: 6.8 },
  trilha: { label: { pt: 'Trilha', en: 'Hiking' }, code: '17080', met: 6 },
  trote: { label: { pt: 'Trote leve', en: 'Jogging' }, code: '12020', met: 7.5 },
  volei: { label: { pt: 'Vôlei recreativo', en: 'Volleyball, casual' }, code: '15720', met: 3 },
  'volei-praia': { label: { pt: 'Vôlei de praia', en: 'Beach volleyball' }, code: '15725', met: 8 },
  yoga: { label: { pt: 'Yoga', en: 'Yoga' }, code: '02175', met: 2.3 },
  zumba: { label: { pt: 'Zumba', en: 'Zumba' }, code: '02310', met: 6.5 },
} as const satisfies Readonly<Record<string, MetActivity>>;

type MetActivityId = keyof typeof metActivities;

/** All ids, in alphabetical order. */
export const metActivityIds: readonly MetActivityId[] = /* @__PURE__ */ Object.keys(
  metActivities,
) as MetActivityId[];
