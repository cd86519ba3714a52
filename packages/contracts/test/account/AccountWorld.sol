// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IEntryPoint, PackedUserOperation} from "@openzeppelin/contracts/interfaces/IERC4337.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {ERC4337Utils} from "@openzeppelin/contracts/account/utils/ERC4337Utils.sol";
import {PasskeyAccount} from "../../src/account/PasskeyAccount.sol";
import {PasskeyAccountFactory} from "../../src/account/PasskeyAccountFactory.sol";
import {TestBase} from "../TestBase.sol";

interface IEntryPoint08 is IEntryPoint {
    event UserOperationEvent(
        bytes32 indexed userOpHash,
        address indexed sender,
        address indexed paymaster,
        uint256 nonce,
        bool success,
        uint256 actualGasCost,
        uint256 actualGasUsed
    );

    function getUserOpHash(PackedUserOperation calldata op) external view returns (bytes32);
}

/// @notice The parts of a passkey's answer; a test can falsify each.
struct Assertion {
    bytes32 rpIdHash;
    string kind;
    string origin;
    uint256 challengeAt;
    uint256 typeAt;
    uint256 dataLength;
    uint8 flags;
    bool highS;
}

/// @notice A call of a batch, as ERC-7821 encodes it.
struct BatchCall {
    address to;
    uint256 value;
    bytes data;
}

/// @title Passkeys in software, accounts and the published EntryPoint
abstract contract AccountWorld is TestBase {
    address private constant CREATE2_DEPLOYER = 0x4e59b44847b379578588920cA78FbF26c0B4956C;
    bytes private constant CREATE2_DEPLOYER_CODE =
        hex"7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3";
    bytes32 private constant ENTRY_POINT_SALT = 0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9;
    uint256 internal constant ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551;
    bytes32 internal constant BATCH = bytes32(uint256(1) << 248);
    uint8 internal constant PRESENT_AND_VERIFIED = 0x05;

    IEntryPoint08 internal immutable ENTRY_POINT;
    PasskeyAccountFactory internal immutable ACCOUNTS;

    constructor() {
        string memory json =
            vm.readFile("packages/contracts/node_modules/@account-abstraction/contracts/artifacts/EntryPoint.json");
        bytes memory initCode = vm.parseBytes(vm.parseJsonString(json, ".bytecode"));
        vm.etch(CREATE2_DEPLOYER, CREATE2_DEPLOYER_CODE);
        (bool ok,) = CREATE2_DEPLOYER.call(bytes.concat(ENTRY_POINT_SALT, initCode));
        vm.assertTrue(ok);
        ENTRY_POINT = IEntryPoint08(address(ERC4337Utils.ENTRYPOINT_V08));
        vm.assertTrue(address(ENTRY_POINT).code.length > 0);
        ACCOUNTS = new PasskeyAccountFactory(address(new PasskeyAccount()));
    }

    function _open(uint256 key) internal returns (PasskeyAccount) {
        (bytes32 x, bytes32 y) = _keyOf(key);
        return PasskeyAccount(payable(ACCOUNTS.open(x, y)));
    }

    function _accountOf(uint256 key) internal view returns (address) {
        (bytes32 x, bytes32 y) = _keyOf(key);
        return ACCOUNTS.accountOf(x, y);
    }

    function _keyOf(uint256 key) internal pure returns (bytes32 x, bytes32 y) {
        (uint256 numberX, uint256 numberY) = vm.publicKeyP256(key);
        return (bytes32(numberX), bytes32(numberY));
    }

    /// @dev A valid answer of a browser on our site.
    function _honest() internal pure returns (Assertion memory) {
        return
            Assertion(sha256("localhost"), "webauthn.get", "http://localhost", 23, 1, 37, PRESENT_AND_VERIFIED, false);
    }

    function _touch(uint256 key, bytes32 challenge) internal pure returns (bytes memory) {
        return _assert(key, challenge, _honest());
    }

    function _assert(uint256 key, bytes32 challenge, Assertion memory how) internal pure returns (bytes memory) {
        bytes memory given = bytes.concat(how.rpIdHash, bytes1(how.flags), bytes4(uint32(7)));
        bytes memory data = new bytes(how.dataLength);
        for (uint256 i = 0; i < how.dataLength && i < given.length; ++i) {
            data[i] = given[i];
        }
        string memory client = string.concat(
            '{"type":"',
            how.kind,
            '","challenge":"',
            Base64.encodeURL(bytes.concat(challenge)),
            '","origin":"',
            how.origin,
            '","crossOrigin":false}'
        );
        (bytes32 r, bytes32 s) = vm.signP256(key, sha256(bytes.concat(data, sha256(bytes(client)))));
        bool isHigh = uint256(s) > ORDER / 2;
        if (isHigh != how.highS) s = bytes32(ORDER - uint256(s));
        return abi.encode(r, s, how.challengeAt, how.typeAt, data, client);
    }

    function _batch(address to, bytes memory data) internal pure returns (BatchCall[] memory calls) {
        calls = new BatchCall[](1);
        calls[0] = BatchCall(to, 0, data);
    }

    function _unsigned(address account, uint256 nonce, BatchCall[] memory calls)
        internal
        pure
        returns (PackedUserOperation memory op)
    {
        op.sender = account;
        op.nonce = nonce;
        op.callData = abi.encodeCall(PasskeyAccount(payable(account)).execute, (BATCH, abi.encode(calls)));
        op.accountGasLimits = bytes32(uint256(4_000_000) << 128 | 1_000_000);
        op.preVerificationGas = 0;
    }

    function _signed(uint256 key, address account, BatchCall[] memory calls)
        internal
        view
        returns (PackedUserOperation memory op)
    {
        op = _unsigned(account, ENTRY_POINT.getNonce(account, 0), calls);
        op.signature = _signatureOf(key, op);
    }

    function _signatureOf(uint256 key, PackedUserOperation memory op) internal view returns (bytes memory) {
        return _signatureUntil(key, op, uint48(block.timestamp + 10 minutes), _honest());
    }

    function _signatureUntil(uint256 key, PackedUserOperation memory op, uint48 until, Assertion memory how)
        internal
        view
        returns (bytes memory)
    {
        bytes32 challenge = keccak256(abi.encodePacked(ENTRY_POINT.getUserOpHash(op), until));
        return bytes.concat(bytes6(until), _assert(key, challenge, how));
    }

    function _handle(PackedUserOperation memory op) internal {
        PackedUserOperation[] memory ops = new PackedUserOperation[](1);
        ops[0] = op;
        _handleAll(ops);
    }

    /// @dev EntryPoint 0.8 takes bundles from plain accounts only.
    function _handleAll(PackedUserOperation[] memory ops) internal {
        vm.prank(CAROL, CAROL);
        ENTRY_POINT.handleOps(ops, payable(CAROL));
    }

    function _expectRefused(uint256 index, string memory reason) internal {
        vm.expectRevert(abi.encodeWithSelector(IEntryPoint.FailedOp.selector, index, reason));
    }

    function _act(uint256 key, address account, address to, bytes memory data) internal {
        _handle(_signed(key, account, _batch(to, data)));
    }

    /// @dev A transfer of one unit to Bob.
    function _payBob(IERC20 token) internal view returns (BatchCall[] memory) {
        return _batch(address(token), abi.encodeCall(IERC20.transfer, (BOB, 1)));
    }
}
