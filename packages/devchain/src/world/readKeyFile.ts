import { readFileSync, statSync } from 'node:fs'
import { type Address, type Hex, isHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'

export type KeyResult =
  | { ok: true; privateKey: Hex; address: Address; warning: string | null }
  | { ok: false; sentence: string }

const failure = (sentence: string): KeyResult => ({ ok: false, sentence })
const EXPECTED_CONTENT = 'It must hold one private key, 64 hexadecimal digits with or without 0x, and nothing else.'

/** Reads the file of a key that a setting names. No sentence ever contains any part of the file's content. */
export function readKeyFile(
  setting: 'MUSI_DEPLOY_KEY_FILE' | 'MUSI_RELAYER_KEY_FILE',
  path: string | undefined,
  isDemo: (address: Address) => boolean,
): KeyResult {
  if (path === undefined || path.trim() === '')
    return failure(
      `${setting} is not set. Put the key of the account that pays into a file that only you can read, and name that file there. ${EXPECTED_CONTENT}`,
    )
  const text = textOf(path)
  if (text === null)
    return failure(`${setting} is "${path}", but that file cannot be read. Name a file that you can read.`)
  const key = text.trim().replace(/^(0x)?/, '0x')
  const address = key.length === 66 && isHex(key, { strict: true }) ? addressOf(key) : null
  if (address === null) return failure(`${setting} is "${path}", but that is no key. ${EXPECTED_CONTENT}`)
  if (isDemo(address))
    return failure(
      `The key in ${setting} is that of ${address}, a demo account: everybody has it, and would take what you send there. Use an account of your own.`,
    )
  return { ok: true, privateKey: key as Hex, address, warning: warningOf(path) }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Returns null if the number is not a valid key, such as zero. */
function addressOf(key: string): Address | null {
  try {
    return privateKeyToAddress(key as Hex)
  } catch {
    return null
  }
}

function warningOf(path: string): string | null {
  const otherPermissions = statSync(path).mode & 0o077
  // Windows has no such bits and reports them all as set.
  if (otherPermissions === 0 || process.platform === 'win32') return null
  return `Other accounts of this machine can read the key file. Better: chmod 600 ${path}`
}
