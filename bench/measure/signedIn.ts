import { SignInNonce } from '@musi/api/session'
import { NONCE_PATH, SESSION_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { signInText } from '@musi/domain/signIn/signInText'
import * as v from 'valibot'
import { privateKeyToAccount } from 'viem/accounts'

type Post = (path: string, options: { body: unknown; cookie?: string }) => Promise<Response>

const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''

/** Signs in and returns the session cookie. */
export async function signedIn(
  post: Post,
  origin: string,
  { address, privateKey }: { address: Address; privateKey: `0x${string}` },
): Promise<string> {
  const issued = await post(NONCE_PATH, { body: {} })
  const { nonce, issuedAtSeconds, endsAtSeconds } = v.parse(SignInNonce, await issued.json())
  const message = signInText({
    domain: new URL(origin).host,
    account: address,
    uri: origin,
    chainId: 31_337,
    nonce,
    issuedAtSeconds,
    endsAtSeconds,
    notBeforeSeconds: null,
  })
  const signature = await privateKeyToAccount(privateKey).signMessage({ message })
  return cookieOf(await post(SESSION_PATH, { body: { message, signature }, cookie: cookieOf(issued) }))
}
