// For tests only: a page of this server with a wallet, whose requests are sent as a browser would.
import { SignInNonce } from '@musi/api/session'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import type { Address } from '@musi/domain/address'
import { type SignInTerms, signInText } from '@musi/domain/signIn/signInText'
import { validated } from './validated.ts'
import type { TestServer } from './testServer.ts'
import { NONCE_PATH, SESSION_PATH } from '@musi/api/paths'

type Answer = Awaited<ReturnType<TestServer['ask']>>
/** Address of the page: the server itself, or a proxy in front of it. */
export type Site = Pick<TestServer, 'origin' | 'ask'>
type TestPage = {
  post: (path: string, body?: unknown) => Promise<Answer>
  /** JSON, or the bytes of a file. */
  put: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  remove: (path: string) => Promise<Answer>
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  cookies: Map<string, string>
}

/** A separate browser, which stores cookies and sends them back. */
export function testPage(server: Site): TestPage {
  const cookies = new Map<string, string>()
  async function send(path: string, method: string, body: unknown, more: Record<string, string> = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      ...(method === 'GET' ? {} : { origin: server.origin, 'content-type': 'application/json' }),
      'sec-fetch-site': 'same-origin',
      ...(cookie === '' ? {} : { cookie }),
      ...more,
    }
    const answer = await server.ask(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    })
    const [, name = '', value = ''] = /^([^=]+)=([^;]*);/.exec(answer.headers['set-cookie'] ?? '') ?? []
    if (value !== '') cookies.set(name, value)
    else cookies.delete(name)
    return answer
  }
  return {
    cookies,
    post: (path, body = {}) => send(path, 'POST', body),
    put: (path, body, headers) => send(path, 'PUT', body, headers),
    remove: (path) => send(path, 'DELETE', undefined),
    get: (path, headers) => send(path, 'GET', undefined, headers),
  }
}

/** A nonce for this browser, and the text that a page would have signed with it. */
export async function signInTerms(
  page: TestPage,
  server: Pick<Site, 'origin'>,
  account: Address,
): Promise<SignInTerms> {
  const { nonce, issuedAtSeconds, endsAtSeconds } = validated(
    SignInNonce,
    JSON.parse((await page.post(NONCE_PATH)).text),
  )
  return {
    domain: new URL(server.origin).host,
    account,
    uri: server.origin,
    chainId: 31_337,
    nonce,
    issuedAtSeconds,
    endsAtSeconds,
    notBeforeSeconds: null,
  }
}

/** Signs with an account of the test's chain, as a wallet would. */
export const signed = async (request: RpcRequest, account: Address, text: string): Promise<string> =>
  String(await request('personal_sign', [`0x${Buffer.from(text).toString('hex')}`, account]))

export async function signIn(page: TestPage, server: Pick<Site, 'origin'>, request: RpcRequest, account: Address) {
  const message = signInText(await signInTerms(page, server, account))
  return await page.post(SESSION_PATH, { message, signature: await signed(request, account, message) })
}
