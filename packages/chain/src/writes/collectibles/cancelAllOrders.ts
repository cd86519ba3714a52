import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { seaportAbi } from '../../abi/seaport.ts'
import type { Write } from '../../write.ts'

/** Withdraws every order that the sender has signed, known here or not. The next counter is the market's to choose. */
export const cancelAllOrders = (seaport: Address): Write => ({
  kind: 'cancelAllOrders',
  candidates: [
    { to: seaport, data: encodeFunctionData({ abi: seaportAbi, functionName: 'incrementCounter' }), value: 0n },
  ],
})
