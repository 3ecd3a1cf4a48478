import { describe, expect, it } from 'vitest';
import { STALE } from '../../src/audit/claims/stale-rules.ts';
import { told } from './audited.ts';
import { project } from './project.ts';

/** A manifest, memories that name what it has, and after the bar such that name what it has not. */
const NAMED: readonly (readonly [file: string, text: string, held: string, gone: string])[] = [
  [
    'composer.json',
    '{"require":{"rector/rector":"^1.0","brain/monkey":"^2"}}',
    'Upgrades run through rector/rector first.|brain/monkey for unit tests.|Ask the client/server people.|We use read/write locks.|Our team uses try/catch everywhere.|We use client/server for the chat.|CI uses actions/checkout.|acme/billing-api does the invoicing.',
    'vimeo/psalm for the analysis, level 3.|Tests run on mockery/mockery here.|The package acme/stubs for unit tests.',
  ],
  [
    'build.gradle.kts',
    'implementation("com.squareup.okhttp3:okhttp:4.12.0")',
    '`com.squareup.okhttp3:okhttp` does the calls.',
    '`com.squareup.moshi:moshi-kotlin` does the serialising.',
  ],
  [
    'go.mod',
    'module x\nrequire github.com/spf13/cobra v1.8.0\n',
    'Use github.com/spf13/cobra for every command.|We use https://github.com/golangci/golangci-lint for linting.',
    'Use github.com/prometheus/client_golang for every counter.|Tests are ginkgo v2 with BDD names.',
  ],
  [
    'Package.swift',
    '.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")',
    'Values come from `swift-dependencies`.',
    'Views are covered with pointfreeco/swift-snapshot-testing.',
  ],
  [
    'mix.exs',
    '{:oban, "~> 2.17"}',
    'Jobs go through :oban from mix.exs.',
    'Jobs go through :quantum from mix.exs.|HTTP goes through the Finch adapter.',
  ],
  [
    'packages.yml',
    'packages:\n  - package: dbt-labs/dbt_utils\n    version: 1.1.1\n',
    "Column tests use dbt_utils (it's in packages.yml).",
    "Column tests use dbt_expectations (it's in packages.yml).",
  ],
  [
    'requirements.txt',
    'flask==3.0\n',
    'flask is in requirements.txt.',
    'molecule with podman is in requirements.txt.|Files are written with ruamel.yaml (in dependencies).',
  ],
  [
    'pyproject.toml',
    '[project]\nname = "x"\ndependencies = ["flask>=3"]\n',
    'We use pytest-style asserts.|Use pandas-free code in the core.|We use django-style settings.|We use flask-admins for the desk.',
    'We use django-rq for every mail.|We use flask-mail for every mail.|Tests mock with pytest-mock.',
  ],
  [
    'library.json',
    '{"name":"Tide","dependencies":[{"owner":"bblanchon","name":"ArduinoJson","version":"^7"}]}',
    'The library `ArduinoJson` reads the settings.',
    'The library `PubSubClient` sends the levels.',
  ],
  ['Cargo.toml', '[dependencies]\nserde_json = "1"\n', 'Read it with `serde_json`.', 'YAML is read with `serde_yml`.'],
];

describe('a package by its owner, its group or its family', () => {
  for (const [file, text, held, gone] of NAMED)
    it(`is held against the manifest: ${file}`, () => {
      const tell = (body: string) => [body, told(STALE, body, [project({ [file]: text })])] as const;
      expect(held.split('|').map(tell)).toEqual(held.split('|').map((body) => [body, []]));
      expect(gone.split('|').map(tell)).toEqual(gone.split('|').map((body) => [body, ['stale/package']]));
    });
});
