/**
 * The time this thread has worked, in milliseconds: what others do on the machine at the same time is not counted,
 * nor is what the collector does on other threads, which favours whoever leaves more garbage.
 */
export const worked = (): number => {
  // Before Node 23.9 only the whole process could be asked.
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
};
