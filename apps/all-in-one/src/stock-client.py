"""A client that knows nothing of Guichet but its address: types come from reflection. Prints one JSON line of what it saw."""

import json
import sys
import threading

import grpc
from google.protobuf import json_format
from google.protobuf.descriptor_pool import DescriptorPool
from google.protobuf.message_factory import GetMessageClass
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha.proto_reflection_descriptor_database import ProtoReflectionDescriptorDatabase

channel = grpc.insecure_channel(sys.argv[1])
database = ProtoReflectionDescriptorDatabase(channel)
pool = DescriptorPool(database)
service = pool.FindServiceByName("guichet.v1.GuichetService")
token = (("authorization", "Bearer demo:customer:C-1001"),)


def call(name, request, timeout=20, stream=False, metadata=token):
    method = service.methods_by_name[name]
    message = json_format.ParseDict(request, GetMessageClass(method.input_type)())
    kind = channel.unary_stream if stream else channel.unary_unary
    invoke = kind(
        f"/guichet.v1.GuichetService/{name}",
        request_serializer=lambda sent: sent.SerializeToString(),
        response_deserializer=GetMessageClass(method.output_type).FromString,
    )
    return invoke(message, timeout=timeout, metadata=metadata)


def code_of(name, request, **options):
    try:
        call(name, request, **options)
        return "OK"
    except grpc.RpcError as error:
        return error.code().name


seen = {"services": sorted(database.get_services())}
seen["answer"] = json_format.MessageToDict(call("Ask", {"question": "What are the balances of my accounts?"}))["answer"]
events = [json_format.MessageToDict(one)["event"] for one in call("AskStream", {"ask": {"question": "Que vaut mon portefeuille ?"}}, stream=True)]
seen["sequences"] = [int(event["sequence"]) for event in events]
seen["last"] = "finished" if "finished" in events[-1] else "?"
seen["run"] = json_format.MessageToDict(call("GetRun", {"run_id": events[0]["runId"]}))["run"]["state"]

watching = call("AskStream", {"ask": {"question": "Which policies do I have?"}}, stream=True)
threading.Timer(0.001, watching.cancel).start()
try:
    list(watching)
    seen["cancelled"] = "OK"
except grpc.RpcError as error:
    seen["cancelled"] = error.code().name

seen["deadline"] = code_of("Ask", {"question": "Which policies do I have?"}, timeout=0.02)
seen["badRequest"] = code_of("Ask", {"question": "hello", "locale": "de"})
seen["noToken"] = code_of("Ask", {"question": "hello"}, metadata=())
seen["health"] = health_pb2.HealthCheckResponse.ServingStatus.Name(
    health_pb2_grpc.HealthStub(channel).Check(health_pb2.HealthCheckRequest(service="guichet.v1.GuichetService")).status
)
print(json.dumps(seen))
