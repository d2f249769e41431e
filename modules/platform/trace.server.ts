import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { env } from "./env.server";

let stop: (() => Promise<void>) | undefined;

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT; without it nothing is loaded and nothing is traced.
 * The other OTEL_ variables mean what OpenTelemetry says (headers, sampler, delays).
 */
export async function startTracing(service: "web" | "worker"): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const [node, otlp, resources] = await Promise.all([
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const provider = new node.NodeTracerProvider({
    resource: resources.resourceFromAttributes({ "service.name": `goodstanding-${service}` }),
    spanProcessors: [new node.BatchSpanProcessor(new otlp.OTLPTraceExporter())],
  });
  provider.register();
  stop = () => provider.shutdown();
}

/** Sends what is not sent yet; the process is about to end. It never fails. */
export async function stopTracing(): Promise<void> {
  await stop?.().catch(() => undefined);
  stop = undefined;
}

const isTracing = () => stop !== undefined;
const tracer = () => trace.getTracer("goodstanding");
const parentOf = (traceparent: string | undefined) =>
  traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;

/** The trace that the work under way belongs to, for log lines. */
export function currentTrace(): { traceId?: string } {
  const span = isTracing() ? trace.getActiveSpan() : undefined;
  return span ? { traceId: span.spanContext().traceId } : {};
}

/** A request that is traced. */
export interface TracedRequest {
  /** Runs what answers it within its trace. */
  run(answer: () => void): void;
  /** The route is a pattern: addresses may name people. */
  end(answered: { route: string; status: number }): void;
}

/** Begins the trace of a request; undefined where none are sent. */
export function traceRequest(
  method: string,
  traceparent: string | undefined,
): TracedRequest | undefined {
  if (!isTracing()) return undefined;
  const parent = parentOf(traceparent);
  const attributes = { "http.request.method": method };
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  return {
    run: (answer) => context.with(trace.setSpan(parent, span), answer),
    end: ({ route, status }) => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ "http.route": route, "http.response.status_code": status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Notes that a job was asked for. @returns what the job's own part of the trace continues */
export function traceEnqueued(job: { name: string; queue: string }): string | null {
  if (!isTracing()) return null;
  const span = tracer().startSpan(`outbox ${job.name}`, {
    kind: SpanKind.PRODUCER,
    attributes: { "messaging.destination.name": job.queue },
  });
  const carrier: { traceparent?: string } = {};
  propagation.inject(trace.setSpan(context.active(), span), carrier);
  span.end();
  return carrier.traceparent ?? null;
}

/** Runs an attempt of a job within the trace that asked for it, or in one of its own. */
export async function traceJob<T>(
  { name, queue, attempt }: { name: string; queue: string; attempt: number },
  traceparent: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!isTracing()) return work();
  const attributes: Attributes = { "messaging.destination.name": queue, "job.attempt": attempt };
  const options = { kind: SpanKind.CONSUMER, attributes };
  const parent = parentOf(traceparent);
  return tracer().startActiveSpan(`job ${name}`, options, parent, (span) => ended(span, work));
}

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The kind alone: a message may quote anything.
    span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
