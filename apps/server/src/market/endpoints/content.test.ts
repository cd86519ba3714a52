import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { contentId } from '@musi/domain/content/contentId'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

let server: TestServer
let chain: TestChain
beforeAll(async () => {
  chain = await testChain()
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() } })
})
afterAll(() => server.close())

it('every file that the chain names is served under the content id of its bytes', async () => {
  expect(chain.content.size).toBeGreaterThan(20)
  for (const [id, { type }] of chain.content) {
    const answer = await server.ask(`/ipfs/${id}/`)
    expect(answer.status).toBe(200)
    expect(contentId(new TextEncoder().encode(answer.text))).toBe(id)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  }
})

it('a repeated request for content gets 304', async () => {
  const [id = ''] = chain.content.keys()
  const answer = await server.ask(`/ipfs/${id}`, { headers: { 'if-none-match': `"${id}"` } })
  expect([answer.status, answer.text]).toEqual([304, ''])
})

it.each(['bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku', '', 'constructor'])(
  'content that is not stored is answered with a sentence: %j',
  async (id) => {
    const answer = await server.ask(`/ipfs/${id}`)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('content id')
  },
)
