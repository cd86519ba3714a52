import { expect, it } from 'vitest'
import { sharedPieces } from './sharedPieces.ts'

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
  pieceOf: () => null,
  stages: new Map([['below', ['/footer.ts', '/bar.ts']]]),
  isPage: (id: string) => id === '/account.ts',
  isAtOnce: (id: string) => id === '/account.ts',
  isAlone: (id: string) => id === '/charts.ts',
}

it('late modules are grouped into few chunks named by their stage or largest module; pages and separate modules keep their own', () => {
  const pieces = Object.fromEntries(sharedPieces(graph, '/main.ts', wishes))
  expect(pieces).toMatchObject({
    // Parts of one stage share a chunk with everything only they need.
    '/footer.ts': 'below',
    '/bar.ts': 'below',
    '/links.ts': 'below',
  })
  for (const own of ['/main.ts', '/shell.ts', '/account.ts', '/own.ts', '/charts.ts'])
    expect(pieces[own]).toBeUndefined()
  expect(pieces['/money.ts']).toBe(pieces['/clock.ts'])
})

it('a module with an assigned chunk keeps it', () => {
  const pieces = sharedPieces(graph, '/main.ts', {
    ...wishes,
    pieceOf: (id) => (id === '/money.ts' ? 'exchange' : null),
  })
  expect(pieces.get('/money.ts')).toBeUndefined()
  expect(pieces.get('/clock.ts')).toBeDefined()
})
