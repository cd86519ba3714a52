import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { seaportAbi } from '../../abi/seaport.ts'
import type { Write } from '../../write.ts'

/** Withdraws every order the sender has signed, including those unknown here. The market chooses the next counter. */
export const cancelAllOrders = (seaport: Address): Write => ({
  kind: 'cancelAllOrders',
  candidates: [
    { to: seaport, data: encodeFunctionData({ abi: seaportAbi, functionName: 'incrementCounter' }), value: 0n },
  ],
})
