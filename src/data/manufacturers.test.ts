import { expect, it } from 'vitest';
import { manufacturers } from './wmi.ts';

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
