import type { Anvil } from './anvilProcess.ts'
import { watchForOrphan } from './orphanWatch.ts'

/** Sees to it that the chain does not outlive us, however we end. */
export function guardAnvil(anvil: Anvil): Anvil {
  const callOff = watchForOrphan(anvil.pid)
  const endWithUs = () => anvil.kill('SIGKILL')
  process.on('exit', endWithUs)
  void (async () => {
    await anvil.ended
    callOff()
    process.off('exit', endWithUs)
  })()
  return anvil
}
