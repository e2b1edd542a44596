import { parentPort } from 'node:worker_threads';
import { startServicesForFunctions } from '../support/function-environment.ts';

/** Runs database endpoint and mailbox in a thread of their own, so that their work does not count as the functions'. */
const services = await startServicesForFunctions();
parentPort?.once('message', async () => {
  await services.stop();
  process.exit();
});
parentPort?.postMessage(services.variables);
