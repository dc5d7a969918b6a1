#!/usr/bin/env node
// The command of an installed package: floorcraft <verb> …
import './checkNode.mjs';

await import('../dist/cli/floorcraft.js');
