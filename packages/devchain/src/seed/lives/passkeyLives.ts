import { accountAddress } from '@musi/chain/passkey/accountAddress'
import { openCall } from '@musi/chain/relay/relayedCalls'
import { recoveryTypedData } from '@musi/chain/signingGate/typed-data/recoveryTypedData'
import { proposeRecovery } from '@musi/chain/writes/recovery/proposeRecovery'
import { setSecondSigner } from '@musi/chain/writes/recovery/setSecondSigner'
import type { World } from '@musi/contracts/deploy/world'
import type { Address, Hex, TypedDataDefinition } from 'viem'
import { signTypedData } from 'viem/accounts'
import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { demoAccount, relayerAccount } from '../../world/demoAccounts.ts'
import { secondsAgoAt } from '../clock.ts'
import type { SeedEvent } from '../seedState.ts'
import { stepOf } from '../stepOf.ts'

type Key = { readonly x: Hex; readonly y: Hex }

/** Points of P-256. Nothing is ever signed with them, because the chain of our own lets these accounts act without. */
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

/** The round after the first second signer was set. */
const FIRST_ROUND = 1n

const accountOf = ({ accounts }: World, key: Key): Address =>
  accountAddress(
    { factory: accounts.passkeyAccountFactory.address, implementation: accounts.passkeyAccount.address },
    key,
  )

/** Cleo is the second signer of one account with a passkey; Vera is that of another, for which she proposed a new key. */
export const passkeyLives = (): SeedEvent[] => [
  {
    secondsAgo: secondsAgoAt(5, 11),
    act: ({ world }) =>
      [HELPED, LOST].map((key) => ({
        by: relayerAccount().address,
        what: 'An account with a passkey is opened',
        call: { to: world.accounts.passkeyAccountFactory.address, data: openCall(key), value: 0n },
      })),
  },
  {
    secondsAgo: secondsAgoAt(4, 11),
    act: ({ world }) =>
      (
        [
          [HELPED, 'collector'],
          [LOST, 'voter'],
        ] as const
      ).map(([key, role]) => {
        const account = accountOf(world, key)
        const write = setSecondSigner({ account, signer: demoAccount(role).address })
        return { ...stepOf(account, 'A second signer is set', write), isContract: true }
      }),
  },
  {
    secondsAgo: secondsAgoAt(2, 11),
    async act({ world }) {
      const account = accountOf(world, LOST)
      const { address, privateKey } = demoAccount('voter')
      const typed = recoveryTypedData(EMBEDDED_CHAIN_ID, { account, ...NEW_KEY, round: FIRST_ROUND })
      const signature = await signTypedData({ ...(typed as unknown as TypedDataDefinition), privateKey })
      return [stepOf(address, 'A new key is proposed', proposeRecovery({ account, ...NEW_KEY, signature }))]
    },
  },
]
