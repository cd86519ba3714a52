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

it('what several late parts share is one piece, named after its largest module; what is needed at once, a part and what is its own stay', () => {
  const pieces = sharedPieces(graph, '/main.ts', {
    pieceOf: () => null,
    together: new Map([
      ['/footer.ts', 'below'],
      ['/bar.ts', 'below'],
    ]),
  })
  expect(Object.fromEntries(pieces)).toEqual({
    '/money.ts': 'clock-etc',
    '/clock.ts': 'clock-etc',
    // Parts that always follow each other come with all that is theirs.
    '/footer.ts': 'below',
    '/bar.ts': 'below',
    '/links.ts': 'below',
  })
})

it('a module that has its piece already keeps it', () => {
  const pieces = sharedPieces(graph, '/main.ts', {
    pieceOf: (id) => (id === '/money.ts' ? 'exchange' : null),
    together: new Map(),
  })
  expect(pieces.get('/money.ts')).toBeUndefined()
  expect(pieces.get('/clock.ts')).toBe('clock-etc')
})
