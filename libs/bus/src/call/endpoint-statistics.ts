/** What one served method has done, as the NATS micro protocol reports it. Times are nanoseconds. */
export class EndpointStatistics {
  private requests = 0;
  private errors = 0;
  private lastError = '';
  private processingTime = 0n;

  record(nanoseconds: bigint, errorCode: string | undefined): void {
    this.requests += 1;
    this.processingTime += nanoseconds;
    if (errorCode === undefined) return;
    this.errors += 1;
    this.lastError = errorCode;
  }

  snapshot() {
    return {
      num_requests: this.requests,
      num_errors: this.errors,
      last_error: this.lastError,
      processing_time: Number(this.processingTime),
      average_processing_time: this.requests === 0 ? 0 : Math.round(Number(this.processingTime) / this.requests),
    };
  }
}
