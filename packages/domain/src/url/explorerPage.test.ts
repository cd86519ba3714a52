import { describe, expect, it } from 'vitest'
import { redirect } from './redirect.ts'

const at = (pathname: string, explorer = true) => redirect({ pathname, search: '?theme=dark', hash: '' }, { explorer })
const shown = (pathname: string) => {
  const destination = at(pathname)
  return destination.kind === 'page' ? destination.page : destination.to
}

describe('the explorer', () => {
  it.each([
    ['/explorer', { name: 'explorer' }],
    ['/explorer/', { name: 'explorer' }],
    ['/explorer/tx/0x12', { name: 'explorerTx', identifier: '0x12' }],
    ['/explorer/address/0xAb', { name: 'explorerAddress', identifier: '0xAb' }],
    ['/explorer/token/0xAb', { name: 'explorerToken', identifier: '0xAb' }],
    ['/explorer/block/12', { name: 'explorerBlock', identifier: '12' }],
    ['/explorer/block/12/', { name: 'explorerBlock', identifier: '12' }],
    ['/explorer/pair/0xAb', { name: 'explorerAddress', identifier: '0xAb' }],
    ['/explorer/account/0xAb', { name: 'explorerAddress', identifier: '0xAb' }],
    ['/explorer/tx/%3Cb%3E', { name: 'explorerTx', identifier: '<b>' }],
  ])('%s shows its page', (path, page) => {
    expect(shown(path)).toEqual(page)
  })

  it.each(['/explorer/tx', '/explorer/uncle/1', '/explorer/constructor/1', '/explorer/tx/1/2'])(
    '%s leads to the front page of the explorer',
    (path) => {
      expect(shown(path)).toBe('/explorer?theme=dark')
    },
  )

  it('exists on our own chain only', () => {
    for (const path of ['/explorer', '/explorer/tx/0x12'])
      expect(at(path, false)).toEqual({ kind: 'redirect', to: '/swap?theme=dark', opens: null, isUnknown: true })
  })
})
