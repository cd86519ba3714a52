import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const ABIS = /\/packages\/chain\/src\/abi\/[^/]+(?<!\.test)\.ts$/

/** Source of a module with the same exports, already evaluated. */
export async function readyModule(file: string): Promise<string> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return Object.entries(exported)
    .map(([name, abi]) => `export const ${name} = ${JSON.stringify(abi)}\n`)
    .join('')
}

/** Parses the readable ABI signatures at build time, because parsing takes tens of milliseconds on a phone. */
export const readyAbis = (): Plugin => ({
  name: 'musi-ready-abis',
  apply: 'build',
  load: (id) => (ABIS.test(id) ? readyModule(id) : null),
})
