import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Server } from '@grpc/grpc-js';
import { ReflectionService } from '@grpc/reflection';
import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { GuichetServiceService } from '@guichet/contracts';
import type { HealthImplementation } from 'grpc-health-check';

export const serviceName = 'guichet.v1.GuichetService';

/** Nest finds methods by the last part of their path; ts-proto keys them in lower camel case. */
export const packageDefinition = {
  [serviceName]: Object.fromEntries(Object.values(GuichetServiceService).map((method) => [method.path.split('/').at(-1)!, method])),
};

/** The image of every contract, imports included, so that any client can build its own types from reflection. */
function fileDescriptors(): Buffer[] {
  const path = createRequire(import.meta.url).resolve('@guichet/contracts/guichet.binpb');
  return fromBinary(FileDescriptorSetSchema, readFileSync(path)).file.map((file) => Buffer.from(toBinary(FileDescriptorProtoSchema, file)));
}

/** Adds the standard reflection and health services. */
export function addStandardServices(server: Server, health: HealthImplementation): void {
  const image = { image: { format: 'Protocol Buffer 3 DescriptorProto', type: {}, fileDescriptorProtos: fileDescriptors() } };
  new ReflectionService(image as never, { services: [serviceName, 'grpc.health.v1.Health'] }).addToServer(server);
  health.addToServer(server);
}
