import { accountAddress } from '@musi/chain/passkey/accountAddress'
import { openCall } from '@musi/chain/relay/relayedCalls'
import { recoveryTypedData } from '@musi/chain/signingGate/typed-data/recoveryTypedData'
import { cancelRecovery } from '@musi/chain/writes/recovery/cancelRecovery'
import { takeRecovery } from '@musi/chain/writes/recovery/takeRecovery'
import type { Write } from '@musi/chain/write'
import { proposeRecovery } from '@musi/chain/writes/recovery/proposeRecovery'
import { setSecondSigner } from '@musi/chain/writes/recovery/setSecondSigner'
import type { World } from '@musi/contracts/deploy/world'
import type { Address, Hex, TypedDataDefinition } from 'viem'
import { signTypedData } from 'viem/accounts'
import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { type DemoRole, demoAccount, relayerAccount } from '../../world/demoAccounts.ts'
import { secondsAgoAt } from '../clock.ts'
import type { SeedEvent } from '../seedState.ts'
import { stepOf } from '../stepOf.ts'

type Key = { readonly x: Hex; readonly y: Hex }

/** Points of P-256. Nothing is signed with them: a chain of our own lets an account act without a signature. */
const HELPED: Key = {
  x: '0x51590b7a515140d2d784c85608668fdfef8c82fd1f5be52421554a0dc3d033ed',
  y: '0xe0c17da8904a727d8ae1bf36bf8a79260d012f00d4d80888d1d0bb44fda16da4',
}
const LOST: Key = {
  x: '0x8e533b6fa0bf7b4625bb30667c01fb607ef9f8b8a80fef5b300628703187b2a3',
  y: '0x73eb1dbde03318366d069f83a6f5900053c73633cb041b21c55e1a86c1f400b4',
}
const NEW_KEY: Key = {
  x: '0x3ed113b7883b4c590638379db0c21cda16742ed0255048bf433391d374bc21d1',
  y: '0x9099209accc4c8a224c843afa4f4c68a090d04da5e9889dae2f8eefce82a3740',
}

const STOPPED_KEY: Key = {
  x: '0x177c837ae0ac495a61805df2d85ee2fc792e284b65ead58a98e15d9d46072c01',
  y: '0x63bb58cd4ebea558a24091adb40f4e7226ee14c3a1fb4df39c43bbe2efc7bfd8',
}
const PRESENT_KEY: Key = {
  x: '0x47776904c0f1cc3a9c0984b66f75301a5fa68678f0d64af8ba1abce34738a73e',
  y: '0xaa005ee6b5b957286231856577648e8381b2804428d5733f32f787ff71f1fcdc',
}

const accountOf = ({ accounts }: World, key: Key): Address =>
  accountAddress(
    { factory: accounts.passkeyAccountFactory.address, implementation: accounts.passkeyAccount.address },
    key,
  )

const opened = (days: number, keys: readonly Key[]): SeedEvent => ({
  secondsAgo: secondsAgoAt(days, 11),
  act: ({ world }) =>
    keys.map((key) => ({
      by: relayerAccount().address,
      what: 'An account with a passkey is opened',
      call: { to: world.accounts.passkeyAccountFactory.address, data: openCall(key), value: 0n },
    })),
})

/** An act of an account itself, without its passkey. */
const actOfAccount = (days: number, key: Key, write: (account: Address) => Write): SeedEvent => ({
  secondsAgo: secondsAgoAt(days, 11),
  act({ world }) {
    const account = accountOf(world, key)
    return [{ ...stepOf(account, 'An account with a passkey acts', write(account)), isContract: true }]
  },
})

const signerSet = (days: number, key: Key, role: DemoRole): SeedEvent =>
  actOfAccount(days, key, (account) => setSecondSigner({ account, signer: demoAccount(role).address }))

type Proposal = { key: Key; newKey: Key; role: DemoRole; round: bigint }

const proposed = (days: number, { key, newKey, role, round }: Proposal): SeedEvent => ({
  secondsAgo: secondsAgoAt(days, 11),
  async act({ world }) {
    const account = accountOf(world, key)
    const { address, privateKey } = demoAccount(role)
    const typed = recoveryTypedData(EMBEDDED_CHAIN_ID, { account, ...newKey, round })
    const signature = await signTypedData({ ...(typed as unknown as TypedDataDefinition), privateKey })
    return [stepOf(address, 'A new key is proposed', proposeRecovery({ account, ...newKey, signature }))]
  },
})

const taken = (days: number, key: Key, role: DemoRole): SeedEvent => ({
  secondsAgo: secondsAgoAt(days, 11),
  act: ({ world }) => [
    stepOf(demoAccount(role).address, 'A new key is put in force', takeRecovery({ account: accountOf(world, key) })),
  ],
})

/**
 * Cleo is the second signer of an account with a passkey: a first proposal was stopped, a second one gave it its present key. Vera is
 * that of another account, for which she has proposed a new key.
 */
export const passkeyLives = (): SeedEvent[] => [
  opened(22, [HELPED]),
  signerSet(21, HELPED, 'collector'),
  proposed(20, { key: HELPED, newKey: STOPPED_KEY, role: 'collector', round: 1n }),
  actOfAccount(19, HELPED, (account) => cancelRecovery({ account })),
  proposed(18, { key: HELPED, newKey: PRESENT_KEY, role: 'collector', round: 3n }),
  taken(9, HELPED, 'collector'),
  opened(5, [LOST]),
  signerSet(4, LOST, 'voter'),
  proposed(2, { key: LOST, newKey: NEW_KEY, role: 'voter', round: 1n }),
]
