import { expect, it } from 'vitest';
import { makersRead, manufacturers } from './wmi.ts';

// idlesign/vininfo, vininfo/dicts/wmi.py, which has two characters for those makers that own all of them; Wikibooks,
// "Vehicle Identification Numbers (VIN codes)/World Manufacturer Identifier", gives the same.
const vininfo = `
  1F=Ford 1G1=Chevrolet 1H=Honda 3VW=Volkswagen 8AP=Fiat 935=Citroën 936=Peugeot 93H=Honda 93U=Audi 93X=Mitsubishi
  93Y=Renault 93Z=Iveco 94D=Nissan 953=VW 95P=CAOA 988=Jeep 98M=BMW 9BD=Fiat 9BF=Ford 9BG=General_Motors 9BH=Hyundai
  9BM=Mercedes-Benz 9BR=Toyota 9BS=Scania 9BV=Volvo 9BW=Volkswagen 9C2=Honda 9C6=Yamaha JN=Nissan JT=Toyota
  KM=Hyundai VF1=Renault WB=BMW WDB=Mercedes-Benz WV=Volkswagen ZFA=Fiat`;

it('identifiers are of the makers that vininfo gives', () => {
  const theirs = [...vininfo.matchAll(/(\S+)=(\S+)/g)].map(
    ([, prefix, name]) => [prefix, name] as [string, string],
  );
  for (const { wmi, name } of manufacturers) {
    const [, other] = theirs.find(([prefix]) => wmi.startsWith(prefix)) ?? [];
    // We may add what is made: "VW Caminhões", "Jeep/Fiat".
    expect(`${wmi} ${name}/`).toMatch(new RegExp(`^${wmi} ${other?.replace('_', ' ')}[ /]`));
  }
  expect(manufacturers).toHaveLength(theirs.length);
});

// The same list of vininfo, which holds a name of the group for some; those younger than it are in the vPIC of the NHTSA.
const read = `
  1C=Chrysler 1F=Ford 1GC=Chevrolet 1J=Jeep 2H=Honda 2T=Toyota 3F=Ford 3N=Nissan 4T=Toyota 4US=BMW 5T=Toyota 5U=BMW 5YJ=Tesla
  8AC=Mercedes-Benz 8AF=Ford 8AG=General_Motors 8AJ=Toyota 8AW=Volkswagen JF=Subaru JH=Honda KN=Kia SAJ=Jaguar SAL=Land_Rover
  TMB=Škoda TRU=Audi U5Y=Kia VF3=Peugeot VF7=Citroën VSS=SEAT WAU=Audi WBS=BMW WDC=Mercedes-Benz WDD=Mercedes-Benz WF0=Ford
  WMA=MAN WMW=MINI WP0=Porsche WP1=Porsche WUA=Audi WV=Volkswagen YS2=Scania YV1=Volvo ZAR=Alfa_Romeo ZFF=Ferrari
  ZHW=Lamborghini 7SA=Tesla LRW=Tesla W1K=Mercedes-Benz W1V=Mercedes-Benz`;

it('identifiers that are read alone are of the makers that public decoders give, and none is drawn', () => {
  const theirs = [...read.matchAll(/(\S+)=(\S+)/g)].map(([, prefix = '', name = '']) => [
    prefix,
    name.replace('_', ' '),
  ]);
  const drawn = new Set(manufacturers.map(({ wmi }) => wmi));
  for (const { wmi, name } of makersRead) {
    expect([wmi, name]).toEqual([wmi, theirs.find(([prefix]) => wmi.startsWith(prefix as string))?.[1]]);
    expect(drawn.has(wmi)).toBe(false);
  }
  const codes = makersRead.map(({ wmi }) => wmi);
  expect(codes).toEqual([...new Set(codes)].toSorted());
});
