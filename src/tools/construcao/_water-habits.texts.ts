import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const habits = {
  banhosPorDia: {
    pt: ['Banhos por dia', 'Banhos de cada pessoa'],
    en: ['Showers of each person', 'Showers of each person'],
  },
  minutosBanho: {
    pt: ['Minutos banho', 'Duração de um banho'],
    en: ['Duration of a shower', 'Duration of a shower'],
  },
  vazaoChuveiro: {
    pt: ['Vazão chuveiro', 'Vazão do chuveiro'],
    en: ['Flow of the shower', 'Flow of the shower'],
  },
  descargasPorDia: {
    pt: ['Descargas por dia', 'Descargas de cada pessoa'],
    en: ['Toilet flushes of each person', 'Toilet flushes of each person'],
  },
  litrosDescarga: {
    pt: ['Litros descarga', 'Água de uma descarga'],
    en: ['Water of one flush', 'Water of one flush'],
  },
  minutosPia: {
    pt: ['Torneira do banheiro aberta', 'Torneira do banheiro aberta, por pessoa'],
    en: ['Bathroom tap running', 'Bathroom tap running, per person'],
  },
  vazaoTorneira: {
    pt: ['Vazão torneira', 'Vazão das torneiras do banheiro e da cozinha'],
    en: ['Flow of the taps of bathroom and kitchen', 'Flow of the taps of bathroom and kitchen'],
  },
  litrosBebidaPreparo: {
    pt: ['Água para beber e cozinhar', 'Água para beber e cozinhar, por pessoa'],
    en: ['Water to drink and to cook with', 'Water to drink and to cook with, per person'],
  },
  minutosLouca: {
    pt: ['Minutos louça', 'Torneira da cozinha aberta, na casa toda'],
    en: ['Kitchen tap running', 'Kitchen tap running, for the whole house'],
  },
  lavagensSemana: {
    pt: ['Lavagens semana', 'Lavagens de roupa da casa'],
    en: ['Loads of laundry of the house', 'Loads of laundry of the house'],
  },
  litrosLavagem: {
    pt: ['Litros lavagem', 'Água de uma lavagem de roupa'],
    en: ['Water of one load of laundry', 'Water of one load of laundry'],
  },
  minutosMangueiraSemana: {
    pt: ['Minutos mangueira semana', 'Mangueira aberta, na casa toda'],
    en: ['Hose running', 'Hose running, for the whole house'],
  },
  vazaoMangueira: {
    pt: ['Vazão mangueira', 'Vazão da mangueira'],
    en: ['Flow of the hose', 'Flow of the hose'],
  },
} satisfies FieldsTexts;

const share = {
  litrosPorDia: {
    pt: ['Litros por dia', 'Água que o uso leva por dia'],
    en: ['Water that the use takes a day', 'Water that the use takes a day'],
  },
  participacao: {
    pt: ['Parte do uso no consumo da casa', 'Parte do uso no consumo da casa'],
    en: ['Participacao', 'Share of the use in the consumption of the house'],
  },
} satisfies FieldsTexts;

export const shares = {
  banho: {
    pt: ['Banho', 'Banho'],
    en: ['Showers', 'Showers'],
    fields: share,
  },
  descarga: {
    pt: ['Descarga', 'Descarga'],
    en: ['Toilet', 'Toilet'],
    fields: share,
  },
  pia: {
    pt: ['Torneira do banheiro', 'Torneira do banheiro'],
    en: ['Bathroom tap', 'Bathroom tap'],
    fields: share,
  },
  cozinha: {
    pt: ['Louça', 'Louça'],
    en: ['Dishes', 'Dishes'],
    fields: share,
  },
  bebidaPreparo: {
    pt: ['Beber e cozinhar', 'Beber e cozinhar'],
    en: ['Drinking and cooking', 'Drinking and cooking'],
    fields: share,
  },
  roupa: {
    pt: ['Lavagem de roupa', 'Lavagem de roupa'],
    en: ['Laundry', 'Laundry'],
    fields: share,
  },
  externo: {
    pt: ['Mangueira', 'Mangueira'],
    en: ['Hose', 'Hose'],
    fields: share,
  },
} satisfies FieldsTexts;
