import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const habits = {
  banhosPorDia: { pt: ['Banhos por dia', 'Banhos de cada pessoa'], en: ['Showers per day', 'Showers of each person'] },
  minutosBanho: { pt: ['Duração do banho', 'Tempo de chuveiro aberto em um banho'], en: ['Shower length', 'Time the water runs in one shower'] },
  vazaoChuveiro: { pt: ['Vazão do chuveiro', 'Quanta água sai por minuto'], en: ['Shower flow', 'Flow of the shower'] },
  descargasPorDia: { pt: ['Descargas por dia', 'Descargas de cada pessoa'], en: ['Flushes per day', 'Toilet flushes of each person'] },
  litrosDescarga: { pt: ['Água por descarga', 'Água de uma descarga'], en: ['Water per flush', 'Water of one flush'] },
  minutosPia: { pt: ['Torneira do banheiro', 'Tempo de torneira do banheiro aberta, por pessoa'], en: ['Bathroom faucet', 'Time the bathroom faucet runs, per person'] },
  vazaoTorneira: { pt: ['Vazão das torneiras', 'Vazão das torneiras do banheiro e da cozinha'], en: ['Faucet flow', 'Flow of the bathroom and kitchen faucets'] },
  litrosBebidaPreparo: { pt: ['Beber e cozinhar', 'Água para beber e cozinhar, por pessoa'], en: ['Drinking and cooking', 'Water for drinking and cooking, per person'] },
  minutosLouca: { pt: ['Lavar a louça', 'Tempo de torneira da cozinha aberta, na casa toda'], en: ['Washing dishes', 'Time the kitchen faucet runs, for the whole home'] },
  lavagensSemana: { pt: ['Lavagens de roupa', 'Lavagens de roupa da casa'], en: ['Loads of laundry', 'Loads of laundry of the whole home'] },
  litrosLavagem: { pt: ['Água por lavagem', 'Água de uma lavagem de roupa'], en: ['Water per load', 'Water of one load of laundry'] },
  minutosMangueiraSemana: { pt: ['Uso da mangueira', 'Tempo de mangueira aberta, na casa toda'], en: ['Hose use', 'Time the hose runs, for the whole home'] },
  vazaoMangueira: { pt: ['Vazão da mangueira', 'Quanta água sai por minuto'], en: ['Hose flow', 'Flow of the hose'] },
} satisfies FieldsTexts;

const share = {
  litrosPorDia: { pt: ['Água por dia', 'Água que o uso gasta'], en: ['Water per day', 'Water that goes into this use'] },
  participacao: { pt: ['Parte do total', 'Parte do uso no consumo da casa'], en: ['Share of total', 'Share of this use in the water of the home'] },
} satisfies FieldsTexts;

export const shares = {
  banho: { pt: ['Banho', 'Água dos banhos'], en: ['Showers', 'Water of the showers'], fields: share },
  descarga: { pt: ['Descarga', 'Água das descargas'], en: ['Toilet', 'Water of the toilet flushes'], fields: share },
  pia: { pt: ['Torneira do banheiro', 'Água da torneira do banheiro'], en: ['Bathroom faucet', 'Water of the bathroom faucet'], fields: share },
  cozinha: { pt: ['Louça', 'Água de lavar a louça'], en: ['Dishes', 'Water for washing dishes'], fields: share },
  bebidaPreparo: { pt: ['Beber e cozinhar', 'Água para beber e cozinhar'], en: ['Drinking and cooking', 'Water for drinking and cooking'], fields: share },
  roupa: { pt: ['Lavagem de roupa', 'Água de lavar a roupa'], en: ['Laundry', 'Water for laundry'], fields: share },
  externo: { pt: ['Mangueira', 'Água da mangueira'], en: ['Hose', 'Water of the hose'], fields: share },
} satisfies FieldsTexts;
