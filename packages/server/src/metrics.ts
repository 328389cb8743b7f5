import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The upper bounds of the duration buckets, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The metrics of one server, in the text format of Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Counter;
  private readonly durations: Histogram;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Counter({
      name: 'rubicon_http_requests_total',
      help: 'HTTP requests by route and status',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    this.durations = new Histogram({
      name: 'rubicon_http_request_seconds',
      help: 'Time to answer HTTP requests by route',
      labelNames: ['method', 'route'],
      buckets: SECONDS,
      registers,
    });
  }

  /** Adds a gauge that is read on every scrape: `addGauge('rubicon_sockets', 'Open sockets', () => size)`. */
  addGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  countRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.inc({ method, route, status });
    this.durations.observe({ method, route }, seconds);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  print(): Promise<string> {
    return this.registry.metrics();
  }
}
