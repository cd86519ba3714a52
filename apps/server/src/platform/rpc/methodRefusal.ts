/**
 * Methods a page or wallet needs to read the chain and to send transactions signed elsewhere. The server neither signs
 * nor controls nodes.
 */
const ALLOWED = new Set([
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_simulateV1',
  'eth_syncing',
  'net_listening',
  'net_version',
  'web3_clientVersion',
])

const SIGNS = /^(eth_sign|eth_sendTransaction$|eth_accounts$|eth_requestAccounts$|personal_|wallet_)/

/** Returns null if the method is allowed, otherwise the sentence that refuses it. */
export function methodRefusal(method: string): string | null {
  if (ALLOWED.has(method)) return null
  const name = method.length > 60 ? `${method.slice(0, 60)}…` : method
  return SIGNS.test(method)
    ? `The method ${name} is not served here: this server holds no keys. Sign in your wallet and send the result with eth_sendRawTransaction.`
    : `The method ${name} is not served here. Only methods that read the chain, and eth_sendRawTransaction, are.`
}
