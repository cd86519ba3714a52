import type { Anvil } from './anvilProcess.ts'
import { watchForOrphan } from './orphanWatch.ts'

/** Ensures that the chain does not outlive this process, however it ends. */
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
