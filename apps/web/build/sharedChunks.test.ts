import { expect, it } from 'vitest'
import { sharedChunks } from './sharedChunks.ts'

const MODULES: Record<string, { imports?: string[]; late?: string[] }> = {
  '/main.ts': { imports: ['/shell.ts'], late: ['/account.ts', '/charts.ts', '/footer.ts', '/bar.ts'] },
  '/shell.ts': {},
  '/account.ts': { imports: ['/shell.ts', '/money.ts', '/clock.ts', '/own.ts'] },
  '/charts.ts': { imports: ['/money.ts', '/clock.ts', '/node_modules/viem/index.js'] },
  '/money.ts': {},
  '/clock.ts': {},
  '/own.ts': {},
  '/footer.ts': { imports: ['/links.ts'] },
  '/bar.ts': { imports: ['/links.ts'] },
  '/links.ts': {},
  '/node_modules/viem/index.js': {},
}

const graph = {
  getModuleInfo: (id: string) => {
    const { imports = [], late = [] } = MODULES[id] ?? {}
    return { code: id, importedIds: imports, dynamicallyImportedIds: late }
  },
}

const wishes = {
  assignedChunk: () => null,
  stages: new Map([['below', ['/footer.ts', '/bar.ts']]]),
  isPage: (id: string) => id === '/account.ts',
  isEager: (id: string) => id === '/account.ts',
  isOwnChunk: (id: string) => id === '/charts.ts',
}

it('late modules are grouped into a few chunks named after their stage or largest module; pages and separate modules keep chunks of their own', () => {
  const chunks = Object.fromEntries(sharedChunks(graph, '/main.ts', wishes))
  expect(chunks).toMatchObject({
    // Parts of one stage share a chunk with all modules that only they need.
    '/footer.ts': 'below',
    '/bar.ts': 'below',
    '/links.ts': 'below',
  })
  for (const own of ['/main.ts', '/shell.ts', '/account.ts', '/own.ts', '/charts.ts'])
    expect(chunks[own]).toBeUndefined()
  expect(chunks['/money.ts']).toBe(chunks['/clock.ts'])
})

it('a module with an assigned chunk keeps it', () => {
  const chunks = sharedChunks(graph, '/main.ts', {
    ...wishes,
    assignedChunk: (id) => (id === '/money.ts' ? 'exchange' : null),
  })
  expect(chunks.get('/money.ts')).toBeUndefined()
  expect(chunks.get('/clock.ts')).toBeDefined()
})
