// Accounts with a role in governance on our own seeded chain.
import { node, tokenOf } from '#testing/chain.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { tokenBalance } from '#testing/pools.ts'

/** An account that holds tokens and has never delegated. */
export const THEO = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** An account that delegates to Vera. */
export const PETRA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** An account that votes with its own tokens and Petra's. */
export const VERA = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
/** An account that holds only native currency. */
export const NICO = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'

/** The artist Arlo, who receives the payments of proposals. */
export const ARLO = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
/** An account that holds more votes than a decision requires. */
export const COUNCIL = '0x86c53Eb85D0B7548fea5C4B4F82b4205C8f6Ac18'
/** The account that made the proposal that is still pending. */
export const LAST_PROPOSER = '0xcF2d5b3cBb4D7bF04e3F7bFa8e27081B52191f91'

/** Delegates the votes of an account that is not in the wallet. */
export async function delegateAs(who: string, to: string): Promise<void> {
  await node('anvil_impersonateAccount', [who])
  await node('eth_sendTransaction', [
    { from: who, to: tokenOf('UNI'), data: `${SELECTORS.delegate}${toCallDataWord(to)}` },
  ])
  await node('anvil_stopImpersonatingAccount', [who])
  // The governor counts votes as of the previous block.
  await node('anvil_mine', ['0x1'])
}

export const uniBalance = (who: string) => tokenBalance(who, tokenOf('UNI'))
