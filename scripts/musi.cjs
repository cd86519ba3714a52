'use strict'
// Starts every npm script. Its syntax is old, so that an old Node prints this error instead of a syntax error.
var parts = process.versions.node.split('.').map(Number)
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error(
    'Musi needs Node 20.19 or newer to set itself up; this is Node ' +
      process.versions.node +
      '. Install a newer Node (https://nodejs.org), then run the same command again.',
  )
  process.exit(1)
}
require('./launch.cjs').launch(process.argv[2], process.argv.slice(3))
