// For tests only: runs a public deploy in the test's process, without the command and its files.
import { patientEndpoint } from '@musi/contracts/deploy/public/patientEndpoint'
import { type PublicDeploy, type PublicDeployResult, publicDeploy } from '@musi/contracts/deploy/public/publicDeploy'
import { type RolesFile, parseRoles } from '@musi/contracts/deploy/public/rolesFile'

/** An account that exists in tests only. */
export const PAYER = { key: '1f'.repeat(32), address: '0xA88B710FAfFF68e3D7BB4B3DD72c358B5bDb9a18' } as const

/** Roles with these owners; no address is refused. */
export function rolesOf(owner: string, other: string, more: object = {}): RolesFile {
  const parsed = parseRoles(JSON.stringify({ ...rolesText(owner, other), ...more }), () => false)
  if (!parsed.ok) throw new Error(parsed.sentence)
  return parsed.file
}

export const rolesText = (owner: string, other: string) => ({
  feeToSetter: owner,
  smartWalletDetectorOwner: owner,
  nftMinter: other,
  stakingDistributor: other,
  governanceToken: [
    { holder: owner, amount: '600000000' },
    { holder: other, amount: '400000000' },
  ],
})

export const publicDeployOf = (
  rpcUrl: string,
  file: RolesFile,
  more: Partial<PublicDeploy> = {},
): Promise<PublicDeployResult> =>
  publicDeploy({
    request: patientEndpoint(rpcUrl, { waitsMs: [20, 20] }),
    chain: { id: 80002, name: 'Amoy', symbol: 'POL', minimumTip: 25_000_000_000n },
    privateKey: `0x${PAYER.key}`,
    payer: PAYER.address,
    file,
    claims: null,
    say: () => {},
    confirm: () => Promise.resolve(true),
    ...more,
  })
