// Source: common knowledge of the market, kept narrow; no list of a register.

/**
 * Vehicles made in Brazil by make and identifier of the maker (ISO 3780), one a line: type, years of manufacture (without
 * an end while it is still made), fuels and model. Where a model changed its fuels, the years are those of one choice.
 */
export const vehicleModels = [
  {
    make: 'Audi',
    wmi: '93U',
    models: `
carro 2016-2020 flex A3 Sedan
carro 2016-2019 flex Q3`,
  },
  {
    make: 'BMW',
    wmi: '98M',
    models: `
carro 2015- flex Série 3
carro 2015- flex X1`,
  },
  {
    make: 'Caoa Chery',
    wmi: '95P',
    models: `
carro 2019- flex Tiggo 5x
carro 2019- flex Tiggo 7
carro 2020- gasolina Tiggo 8`,
  },
  {
    make: 'Chevrolet',
    wmi: '9BG',
    models: `
carro 2004-2011 flex Astra
carro 2006-2015 flex Celta
carro 2012-2019 flex Cobalt
carro 1994-2002 gasolina Corsa
carro 2012-2016 flex Cruze
carro 2004-2012 flex Meriva
carro 2004-2020 flex Montana
carro 1984-1996 gasolina,etanol Monza
carro 1993-1998 gasolina Omega
carro 2013- flex Onix
carro 2020- flex Onix Plus
carro 2007-2019 flex Prisma
carro 2008-2023 flex,diesel S10
carro 2013- flex Spin
carro 2020- flex Tracker
carro 2013- diesel Trailblazer
carro 2006-2011 flex Vectra
carro 2005-2012 flex Zafira`,
  },
  {
    make: 'Citroën',
    wmi: '935',
    models: `
carro 2011-2019 flex Aircross
carro 2024- flex Basalt
carro 2006-2020 flex C3
carro 2011-2015 flex C3 Picasso
carro 2007-2011 flex Xsara Picasso`,
  },
  {
    make: 'Fiat',
    wmi: '9BD',
    models: `
carro 2017- flex Argo
carro 2006-2020 flex Doblò
carro 2022- flex Fastback
carro 2014- flex Fiorino
carro 2012-2020 flex Grand Siena
carro 2006-2016 flex Idea
carro 2009-2016 flex Linea
carro 2006-2013 flex Mille
carro 2016- flex Mobi
carro 2004-2017 flex Palio
carro 2021- flex Pulse
carro 2008-2017 flex Punto
carro 2004-2011 flex Siena
carro 2006-2010 flex Stilo
carro 2005- flex Strada
carro 1992-1998 gasolina Tempra
carro 1994-1996 gasolina Tipo
carro 2011-2020 flex Uno`,
  },
  {
    make: 'Fiat',
    wmi: '988',
    models: `
carro 2016- flex,diesel Toro`,
  },
  {
    make: 'Ford',
    wmi: '9BF',
    models: `
carro 2008-2013 flex Courier
carro 2005-2020 flex EcoSport
carro 1985-1995 gasolina,etanol Escort
carro 2005-2018 flex Fiesta
carro 2015-2020 flex Ka
caminhao 2012-2018 diesel Cargo 816
caminhao 2012-2018 diesel Cargo 2429`,
  },
  {
    make: 'Honda',
    wmi: '93H',
    models: `
carro 2010- flex City
carro 2007-2021 flex Civic
carro 2007-2021 flex Fit
carro 2015- flex HR-V
carro 2017-2021 flex WR-V`,
  },
  {
    make: 'Honda',
    wmi: '9C2',
    models: `
moto 2012- flex Biz 125
moto 2016-2022 flex CB 250F Twister
moto 2010-2012 gasolina CB 300R
moto 2014- gasolina CB 500F
moto 2008-2014 gasolina CB 600F Hornet
moto 2006-2018 gasolina CG 125 Fan
moto 2010-2015 flex CG 150 Titan
moto 2016- flex CG 160
moto 2019- gasolina Elite 125
moto 2010-2014 flex NXR 150 Bros
moto 2015- flex NXR 160 Bros
moto 2014-2021 gasolina PCX 150
moto 2007-2015 gasolina Pop 100
moto 2016- gasolina Pop 110i
moto 2014-2023 flex XRE 300`,
  },
  {
    make: 'Hyundai',
    wmi: '9BH',
    models: `
carro 2017- flex Creta
carro 2013- flex HB20
carro 2013- flex HB20S
carro 2013-2021 flex HB20X`,
  },
  {
    make: 'Iveco',
    wmi: '93Z',
    models: `
caminhao 2009-2018 diesel Daily 35S14
caminhao 2014-2018 diesel Hi-Way
caminhao 2012-2022 diesel Tector 240E28`,
  },
  {
    make: 'Jeep',
    wmi: '988',
    models: `
carro 2022- flex,diesel Commander
carro 2017- flex,diesel Compass
carro 2015-2021 flex,diesel Renegade`,
  },
  {
    make: 'Mercedes-Benz',
    wmi: '9BM',
    models: `
caminhao 2012-2022 diesel Accelo 1016
caminhao 2017-2022 diesel Actros 2651
caminhao 2012-2022 diesel Atego 2430
caminhao 2006-2018 diesel Axor 2544
caminhao 1997-2011 diesel L 1620
carro 2016-2020 flex C 180
carro 2000-2005 gasolina Classe A
carro 2017-2020 flex GLA 200`,
  },
  {
    make: 'Mitsubishi',
    wmi: '93X',
    models: `
carro 2017-2020 flex ASX
carro 2009-2015 diesel,flex L200 Triton
carro 2017-2023 diesel L200 Triton Sport
carro 2009-2014 flex Pajero TR4`,
  },
  {
    make: 'Nissan',
    wmi: '94D',
    models: `
carro 2009-2015 diesel Frontier
carro 2017- flex Kicks
carro 2010-2014 flex Livina
carro 2014-2020 flex March
carro 2015-2020 flex Versa`,
  },
  {
    make: 'Peugeot',
    wmi: '936',
    models: `
carro 2006-2010 flex 206
carro 2009-2014 flex 207
carro 2013-2019 flex 208
carro 2015-2023 flex 2008
carro 2011-2013 flex Hoggar`,
  },
  {
    make: 'Renault',
    wmi: '93Y',
    models: `
carro 2018-2021 flex Captur
carro 2012- flex Duster
carro 2024- flex Kardian
carro 2018- flex Kwid
carro 2008-2021 flex Logan
carro 2016- flex Oroch
carro 2008-2021 flex Sandero
carro 2006-2010 flex Scénic`,
  },
  {
    make: 'Scania',
    wmi: '9BS',
    models: `
caminhao 2013-2018 diesel P 310
caminhao 2013-2018 diesel R 440
caminhao 2019- diesel R 450`,
  },
  {
    make: 'Toyota',
    wmi: '9BR',
    models: `
carro 2009-2018 flex Corolla
carro 2021- flex,hibrido Corolla Cross
carro 2013-2020 flex Etios
carro 2019-2023 flex Yaris`,
  },
  {
    make: 'Volkswagen',
    wmi: '953',
    models: `
caminhao 2013- diesel Constellation 24.280
caminhao 2012-2017 diesel Delivery 8.160
caminhao 2018- diesel Delivery 11.180
caminhao 2022- eletrico e-Delivery 11
caminhao 2021- diesel Meteor 28.460`,
  },
  {
    make: 'Volkswagen',
    wmi: '9BW',
    models: `
carro 2006-2017 flex CrossFox
carro 2004-2021 flex Fox
carro 2004-2022 flex Gol
carro 2016-2019 flex Golf
carro 2006-2013 flex Kombi
carro 2020- flex Nivus
carro 2005-2012 flex Parati
carro 2018- flex Polo
carro 1985-2005 gasolina,etanol Santana
carro 2005- flex Saveiro
carro 2019- flex T-Cross
carro 2014-2020 flex up!
carro 2018- flex Virtus
carro 2009-2022 flex Voyage`,
  },
  {
    make: 'Volvo',
    wmi: '9BV',
    models: `
caminhao 2013-2023 diesel FH 460
caminhao 2015- diesel FH 540
caminhao 2013-2023 diesel VM 270`,
  },
  {
    make: 'Yamaha',
    wmi: '9C6',
    models: `
moto 2015- flex Crosser 150
moto 2010-2015 gasolina Crypton 115
moto 2010-2016 gasolina Factor 125
moto 2017- flex Factor 150
moto 2014- flex Fazer 150
moto 2006-2011 gasolina Fazer 250
moto 2018- flex FZ25
moto 2007-2015 gasolina Lander 250
moto 2017- gasolina NMax 160
moto 2011-2016 gasolina Ténéré 250
moto 2004-2014 gasolina XTZ 125`,
  },
] as const;
