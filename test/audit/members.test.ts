import { describe, expect, it } from 'vitest';
import { STALE } from '../../src/audit/claims/stale-rules.ts';
import { told } from './audited.ts';
import { project } from './project.ts';

const APP = project({
  'package.json': '{}',
  'src/mesh.cpp': 'class HalfEdgeMesh {\n  void closeLoop();\n};\n',
  'src/tiles.ts': 'export class TileCache {\n  evictOldest() {}\n}\n',
  'app/models/booking.rb': 'class Booking < ApplicationRecord\n  def extend_hold!\n  end\nend\n',
  'src/Tariff/Calc.hs': 'module Tariff.Calc where\nsplitShare = 1\n',
  'modules/vpc/main.tf': 'resource "aws_nat_gateway" "single" {\n}\n',
});

/** Memories, and after the bar such that name what the project has not. */
const SAID: readonly (readonly [what: string, held: string, gone: string])[] = [
  [
    'a member in plain words',
    'Holes are filled by HalfEdgeMesh::closeLoop.',
    'Holes are filled by HalfEdgeMesh::fillHole.',
  ],
  ['a member at the start', 'TileCache.evictOldest drops deep zooms.', 'TileCache.evictByZoom drops deep zooms.'],
  [
    'a method of a record',
    'A hold is extended through `Booking#extend_hold!` only.|Look with `Booking#saved_change_to_state?` first.',
    'A hold is given back through `Booking#release_hold!` only.',
  ],
  [
    'a resource',
    'The one NAT is aws_nat_gateway.single in modules/vpc/main.tf.',
    'The one NAT is aws_nat_gateway.pair in modules/vpc/main.tf.',
  ],
  [
    'what a module has',
    '`splitShare` in Tariff.Calc gives the rest to the first.',
    '`splitQuota` in Tariff.Calc gives the rest to the first.',
  ],
  [
    'what a rename is forbidden of',
    '`TileCache.evictOldest` is matched by name, do not rename it.',
    '`TileCache.evictNewest` is matched by name, do not rename it.',
  ],
  [
    'what stands in no span',
    'StatefulSet was tried, it made drains impossible.|FinalPageLayout is their word, not a type of ours.|O projeto usa Django 4.2, então nada de GeneratedField.',
    'The class PaceSmoother averages seven samples.|A new carrier is registered in the class CarrierAdapterFactory.|useParcelStatus polls once a minute.|As ondas vêm da função gerador_ondas com semente fixa.|敵は EnemyBrain を継承する。',
  ],
  [
    'em which is no ban',
    'Reservas expiram no método `evictOldest` da classe.',
    'Reservas expiram no método `expirarReserva` da classe.',
  ],
];

describe('a name of code', () => {
  for (const [what, held, gone] of SAID)
    it(`is looked for: ${what}`, () => {
      const tell = (body: string) => [body, told(STALE, body, [APP])] as const;
      expect(held.split('|').map(tell)).toEqual(held.split('|').map((body) => [body, []]));
      expect(gone.split('|').map(tell)).toEqual(gone.split('|').map((body) => [body, ['stale/symbol']]));
    });
});
