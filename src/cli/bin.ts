#!/usr/bin/env node
// No syntax newer than Node 14 here and no static import: an older Node must get as far as this sentence.
declare const VERSION: string | undefined;
declare const BUILD: string | undefined;

// What Node itself warns of (two variables that say different things of colours) is nothing to who runs memport.
process.removeAllListeners('warning');
var parts = process.versions.node.split('.');
if (Number(parts[0]) < 22 || (Number(parts[0]) === 22 && Number(parts[1]) < 13)) {
  process.stderr.write(
    'memport needs Node 22.13 or newer; this is Node ' +
      process.versions.node +
      '.\n' +
      '  do: install a newer one, or only for this command: npx -y node@24 ' +
      JSON.stringify(process.argv[1] || 'memport') +
      ' --help\n',
  );
  process.exitCode = 2;
} else if (typeof VERSION === 'string' && process.argv.length === 3 && /^(-V|--version)$/.test(process.argv[2] || '')) {
  // Known to the build: whoever only asks for it waits for nothing else.
  process.stdout.write(VERSION + '\n');
} else {
  import('../store/compiled.ts')
    .then(function (compiled) {
      if (typeof BUILD === 'string') compiled.keepCompiled(BUILD);
      return import('./main.ts');
    })
    .then(function (main) {
      return main.main();
    });
}

export {};
