// Exits with a clear message if Node is too old, instead of a syntax error. Must itself run on any version of
// Node.
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Floorcraft needs Node.js 20.19 or later; this is ${process.versions.node}. Get version 24 at https://nodejs.org.\n`,
  );
  process.exit(2);
}
