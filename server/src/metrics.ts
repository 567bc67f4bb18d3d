import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Counters {
  readonly registry: Registry;
  readonly entries: Counter;
  readonly operations: Counter<'name' | 'code'>;
  readonly seconds: Histogram<'name'>;
  readonly dropped: Counter;
  readonly pushes: Counter<'outcome'>;
}

/** What the gauges read when somebody asks. */
export interface Gauges {
  sockets(): number;
  tables(): number;
  questions(): number;
}

export function newCounters(gauges: Gauges): Counters {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  gauge('penumbra_sockets', 'Open sockets', gauges.sockets);
  gauge('penumbra_tables_in_memory', 'Tables in memory', gauges.tables);
  gauge('penumbra_bot_questions_waiting', 'Questions that wait for a bot', gauges.questions);
  return {
    registry,
    entries: new Counter({ name: 'penumbra_entries_total', help: 'Entries kept in journals', registers }),
    operations: new Counter({
      name: 'penumbra_operations_total',
      help: 'What was asked, and the code it was answered with',
      labelNames: ['name', 'code'],
      registers,
    }),
    seconds: new Histogram({
      name: 'penumbra_operation_seconds',
      help: 'How long answers took',
      labelNames: ['name'],
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    dropped: new Counter({ name: 'penumbra_sockets_dropped_total', help: 'Sockets that read too slowly', registers }),
    pushes: new Counter({
      name: 'penumbra_pushes_total',
      help: 'Web push messages',
      labelNames: ['outcome'],
      registers,
    }),
  };
}
