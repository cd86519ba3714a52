// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Account} from "@openzeppelin/contracts/account/Account.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {PackedUserOperation} from "@openzeppelin/contracts/interfaces/IERC4337.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {KnownToken} from "../../src/exchange/KnownToken.sol";
import {PasskeyAccount} from "../../src/account/PasskeyAccount.sol";
import {MusicNft} from "../../src/music/MusicNft.sol";
import {AccountWorld, Assertion, BatchCall} from "./AccountWorld.sol";

/// @dev Key 7 is the fan's passkey, key 8 a stranger's.
contract PasskeyAccountTest is AccountWorld {
    uint256 private constant MINE = 7;
    uint256 private constant STRANGER = 8;

    PasskeyAccount private account;
    KnownToken private token;

    function setUp() public {
        account = _open(MINE);
        token = _newToken("FAN", address(account), 1000);
    }

    function _mine() private view returns (PackedUserOperation memory) {
        return _signed(MINE, address(account), _payBob(token));
    }

    function _assertRefused(PackedUserOperation memory op, string memory reason) private {
        _expectRefused(0, reason);
        _handle(op);
        vm.assertEq(token.balanceOf(BOB), 0);
    }

    /// @dev An operation signed with this answer of the passkey.
    function _madeAs(Assertion memory how) private view returns (PackedUserOperation memory op) {
        op = _unsigned(address(account), 0, _payBob(token));
        op.signature = _signatureUntil(MINE, op, 0, how);
    }

    function test_UsesTheEntryPointOfVersion8() public view {
        vm.assertEq(address(account.entryPoint()), 0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108);
    }

    function test_ExecutesAnOperationSignedByThePasskey() public {
        _handle(_mine());
        vm.assertEq(token.balanceOf(BOB), 1);
        vm.assertEq(account.getNonce(), 1);
    }

    /// forge-config: default.evm_version = "osaka"
    /// forge-config: few.evm_version = "osaka"
    /// forge-config: long.evm_version = "osaka"
    function test_WorksWithTheP256PrecompileOfLaterChainsToo() public {
        _handle(_mine());
        vm.assertEq(token.balanceOf(BOB), 1);
        PackedUserOperation memory op = _unsigned(address(account), 1, _payBob(token));
        op.signature = _signatureOf(STRANGER, op);
        _expectRefused(0, "AA24 signature error");
        _handle(op);
    }

    function test_TheFirstOperationOpensTheAccount() public {
        address fresh = _accountOf(STRANGER);
        (bytes32 x, bytes32 y) = _keyOf(STRANGER);
        PackedUserOperation memory op = _unsigned(fresh, 0, new BatchCall[](0));
        op.initCode = bytes.concat(bytes20(address(ACCOUNTS)), abi.encodeCall(ACCOUNTS.open, (x, y)));
        op.signature = _signatureOf(STRANGER, op);
        _handle(op);
        vm.assertTrue(fresh.code.length > 0);
    }

    function test_ABatchIsExecutedEntirelyOrNotAtAll() public {
        BatchCall[] memory calls = new BatchCall[](2);
        calls[0] = _payBob(token)[0];
        calls[1] = BatchCall(address(token), 0, abi.encodeCall(token.transfer, (BOB, 1000)));
        _handle(_signed(MINE, address(account), calls));
        vm.assertEq(token.balanceOf(BOB), 0);
        // The operation failed, yet its nonce is used.
        vm.assertEq(account.getNonce(), 1);
        calls[1].data = abi.encodeCall(token.transfer, (BOB, 999));
        _handle(_signed(MINE, address(account), calls));
        vm.assertEq(token.balanceOf(BOB), 1000);
    }

    function test_RefusesTheOperationOfAnotherChain() public {
        PackedUserOperation memory op = _unsigned(address(account), 0, _payBob(token));
        uint256 here = block.chainid;
        vm.chainId(here + 1);
        op.signature = _signatureOf(MINE, op);
        vm.chainId(here);
        _assertRefused(op, "AA24 signature error");
    }

    function test_RefusesTheOperationOfAnotherAccount() public {
        PackedUserOperation memory op = _unsigned(address(_open(STRANGER)), 0, _payBob(token));
        op.signature = _signatureOf(MINE, op);
        op.sender = address(account);
        _assertRefused(op, "AA24 signature error");
    }

    function test_RefusesTheSignatureOfAnotherKey() public {
        PackedUserOperation memory op = _unsigned(address(account), 0, _payBob(token));
        op.signature = _signatureOf(STRANGER, op);
        _assertRefused(op, "AA24 signature error");
    }

    function test_RequiresUserVerificationAndAcceptsASyncedPasskey() public {
        Assertion memory how = _honest();
        uint8[3] memory refused = [0x01, 0x04, 0x15];
        for (uint256 i = 0; i < refused.length; ++i) {
            how.flags = refused[i];
            _assertRefused(_madeAs(how), "AA24 signature error");
        }
        how.flags = 0x1d;
        _handle(_madeAs(how));
        vm.assertEq(token.balanceOf(BOB), 1);
    }

    function test_RefusesAnswersInAnotherForm() public {
        Assertion memory how = _honest();
        how.kind = "webauthn.create";
        how.challengeAt = 26;
        _assertRefused(_madeAs(how), "AA24 signature error");
        how = _honest();
        how.challengeAt = 24;
        _assertRefused(_madeAs(how), "AA24 signature error");
        how.challengeAt = type(uint256).max;
        _assertRefused(_madeAs(how), "AA24 signature error");
        how = _honest();
        how.typeAt = 2;
        _assertRefused(_madeAs(how), "AA24 signature error");
        how = _honest();
        how.dataLength = 36;
        _assertRefused(_madeAs(how), "AA24 signature error");
        how = _honest();
        how.highS = true;
        _assertRefused(_madeAs(how), "AA24 signature error");
    }

    function testFuzz_RefusesASignatureWithAChangedByte(uint8 place, uint8 flipped) public {
        vm.assume(flipped != 0);
        PackedUserOperation memory op = _mine();
        // Skips the six bytes of the expiry.
        op.signature[6 + place % 64] ^= bytes1(flipped);
        _assertRefused(op, "AA24 signature error");
    }

    function testFuzz_RefusesRandomBytesAsASignature(bytes calldata rubbish) public {
        PackedUserOperation memory op = _unsigned(address(account), 0, _payBob(token));
        op.signature = rubbish;
        _assertRefused(op, "AA24 signature error");
    }

    function test_RefusesATruncatedSignature() public {
        PackedUserOperation memory op = _mine();
        bytes memory whole = op.signature;
        bytes memory part = new bytes(200);
        for (uint256 i = 0; i < part.length; ++i) {
            part[i] = whole[i];
        }
        op.signature = part;
        _assertRefused(op, "AA24 signature error");
    }

    /// @notice Bytes after the signature are not part of the operation's hash, so they change nothing.
    function test_IgnoresBytesAfterTheSignatureAndExecutesOnlyOnce() public {
        PackedUserOperation memory op = _mine();
        op.signature = bytes.concat(op.signature, hex"deadbeef");
        _handle(op);
        _expectRefused(0, "AA25 invalid account nonce");
        _handle(op);
        vm.assertEq(token.balanceOf(BOB), 1);
    }

    function test_RefusesAnOperationThatWasChangedAfterItWasSigned() public {
        PackedUserOperation memory op = _mine();
        op.callData = abi.encodeCall(
            account.execute, (BATCH, abi.encode(_batch(address(token), abi.encodeCall(token.transfer, (BOB, 1000)))))
        );
        _assertRefused(op, "AA24 signature error");
        op = _mine();
        op.accountGasLimits = bytes32(uint256(4_000_001) << 128 | 1_000_000);
        _assertRefused(op, "AA24 signature error");
        op = _mine();
        op.gasFees = bytes32(uint256(1));
        vm.deal(address(account), 1 ether);
        _assertRefused(op, "AA24 signature error");
        op = _mine();
        op.nonce = uint256(5) << 64;
        _assertRefused(op, "AA24 signature error");
    }

    function test_AnOperationIsValidUntilItsSignedExpiry() public {
        uint48 until = uint48(block.timestamp + 1 hours);
        PackedUserOperation memory op = _unsigned(address(account), 0, _payBob(token));
        op.signature = _signatureUntil(MINE, op, until, _honest());
        vm.warp(until + 1);
        _assertRefused(op, "AA22 expired or not due");
        vm.warp(until);
        _handle(op);
        vm.assertEq(token.balanceOf(BOB), 1);
    }

    function test_AnExpiryOf0MeansNone() public {
        PackedUserOperation memory op = _unsigned(address(account), 0, _payBob(token));
        op.signature = _signatureUntil(MINE, op, 0, _honest());
        vm.warp(block.timestamp + 3650 days);
        _handle(op);
        vm.assertEq(token.balanceOf(BOB), 1);
    }

    function testFuzz_RefusesAnyOtherExpiryThanTheSignedOne(uint48 until, uint48 other) public {
        vm.assume(until != other);
        PackedUserOperation memory op = _unsigned(address(account), 0, _payBob(token));
        bytes memory signature = _signatureUntil(MINE, op, until, _honest());
        bytes6 replaced = bytes6(other);
        for (uint256 i = 0; i < 6; ++i) {
            signature[i] = replaced[i];
        }
        op.signature = signature;
        _assertRefused(op, "AA24 signature error");
    }

    function test_RefusesASignatureWithoutAnExpiry() public {
        PackedUserOperation memory op = _unsigned(address(account), 0, _payBob(token));
        bytes memory signature = _touch(MINE, ENTRY_POINT.getUserOpHash(op));
        op.signature = bytes.concat(bytes6(0), signature);
        _assertRefused(op, "AA24 signature error");
        for (uint256 length = 0; length < 7; ++length) {
            op.signature = new bytes(length);
            _assertRefused(op, "AA24 signature error");
        }
    }

    function test_AnOperationIsExecutedOnceWhoeverSubmitsIt() public {
        PackedUserOperation memory op = _mine();
        PackedUserOperation[] memory ops = new PackedUserOperation[](1);
        ops[0] = op;
        vm.prank(BOB, BOB);
        ENTRY_POINT.handleOps(ops, payable(BOB));
        vm.assertEq(token.balanceOf(BOB), 1);
        _expectRefused(0, "AA25 invalid account nonce");
        _handle(op);
    }

    /// @notice With too little gas for its calls, the operation fails as a whole; its nonce is used, as with any
    /// failure.
    function test_AnOperationWithTooLittleGasForItsCallsFailsAsAWhole() public {
        PackedUserOperation memory op = _unsigned(address(account), 0, _payBob(token));
        op.accountGasLimits = bytes32(uint256(4_000_000) << 128 | 15_000);
        op.signature = _signatureOf(MINE, op);
        _handle(op);
        vm.assertEq(token.balanceOf(BOB), 0);
        vm.assertEq(account.getNonce(), 1);
    }

    /// @notice Somebody who submits an operation with too little gas does no harm: it can be submitted again.
    function test_ATransactionWithTooLittleGasUsesNoNonce() public {
        PackedUserOperation[] memory ops = new PackedUserOperation[](1);
        ops[0] = _mine();
        bytes memory data = abi.encodeCall(ENTRY_POINT.handleOps, (ops, payable(BOB)));
        vm.prank(BOB, BOB);
        (bool ok,) = address(ENTRY_POINT).call{gas: 700_000}(data);
        vm.assertFalse(ok);
        vm.assertEq(account.getNonce(), 0);
        _handleAll(ops);
        vm.assertEq(token.balanceOf(BOB), 1);
    }

    function test_OperationsOfOneLaneAreOrderedAndLanesAreIndependent() public {
        PackedUserOperation[] memory ops = new PackedUserOperation[](2);
        for (uint256 i = 0; i < 2; ++i) {
            ops[i] = _unsigned(address(account), 1 - i, _payBob(token));
            ops[i].signature = _signatureOf(MINE, ops[i]);
        }
        _expectRefused(0, "AA25 invalid account nonce");
        _handleAll(ops);
        PackedUserOperation memory other = _unsigned(address(account), uint256(5) << 64, _payBob(token));
        other.signature = _signatureOf(MINE, other);
        _handle(other);
        (ops[0], ops[1]) = (ops[1], ops[0]);
        _handleAll(ops);
        vm.assertEq(token.balanceOf(BOB), 3);
    }

    function test_OnlyTheEntryPointAndTheAccountItselfMayExecute() public {
        bytes memory data = abi.encode(_payBob(token));
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(Account.AccountUnauthorized.selector, BOB));
        account.execute(BATCH, data);
        PackedUserOperation memory op = _mine();
        vm.expectRevert(abi.encodeWithSelector(Account.AccountUnauthorized.selector, address(this)));
        account.validateUserOp(op, 0, 0);
        vm.prank(address(account));
        account.execute(BATCH, data);
        vm.assertEq(token.balanceOf(BOB), 1);
        vm.prank(address(ENTRY_POINT));
        account.execute(BATCH, data);
        vm.assertEq(token.balanceOf(BOB), 2);
    }

    function test_ABatchWithinABatchIsTheAccountsOwn() public {
        bytes memory inner = abi.encodeCall(account.execute, (BATCH, abi.encode(_payBob(token))));
        _act(MINE, address(account), address(account), inner);
        vm.assertEq(token.balanceOf(BOB), 1);
    }

    function test_PaysTheFeesOfItsOperation() public {
        vm.deal(address(account), 1 ether);
        PackedUserOperation memory op = _unsigned(address(account), 0, _payBob(token));
        op.gasFees = bytes32(uint256(1 gwei) << 128 | 1 gwei);
        op.signature = _signatureOf(MINE, op);
        vm.txGasPrice(1 gwei);
        _handle(op);
        vm.assertTrue(CAROL.balance > 0);
        vm.assertEq(token.balanceOf(BOB), 1);
    }

    /// @dev ERC-7739: the personal signature of a text that names the account's own domain.
    function _personal(uint256 key, address of_, bytes32 hash) private view returns (bytes memory) {
        bytes32 content = keccak256(abi.encode(keccak256("PersonalSign(bytes prefixed)"), hash));
        return _touch(key, keccak256(abi.encodePacked(hex"1901", _domainOf(of_), content)));
    }

    function _domainOf(address of_) private view returns (bytes32) {
        bytes32 kind = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        return keccak256(abi.encode(kind, keccak256("Musi Account"), keccak256("1"), block.chainid, of_));
    }

    function test_ItsSignaturesAreValidForItAndThisChainOnly() public {
        bytes32 hash = keccak256("localhost wants you to sign in");
        bytes memory signature = _personal(MINE, address(account), hash);
        bytes4 yes = IERC1271.isValidSignature.selector;
        vm.assertTrue(account.isValidSignature(hash, signature) == yes);
        vm.assertFalse(account.isValidSignature(keccak256("another text"), signature) == yes);
        vm.assertFalse(account.isValidSignature(hash, _touch(MINE, hash)) == yes);
        vm.assertFalse(account.isValidSignature(hash, _personal(STRANGER, address(account), hash)) == yes);
        vm.assertFalse(account.isValidSignature(hash, _personal(MINE, address(_open(STRANGER)), hash)) == yes);
        vm.chainId(block.chainid + 1);
        vm.assertFalse(account.isValidSignature(hash, signature) == yes);
    }

    function test_HoldsNativeCurrencyAndPieces() public {
        vm.deal(BOB, 1 ether);
        vm.prank(BOB);
        (bool ok,) = address(account).call{value: 1 ether}("");
        vm.assertTrue(ok);
        MusicNft nft = new MusicNft("Drops", "DROP", address(this));
        nft.mint(address(account), "ipfs://piece", 0, BOB, 0);
        vm.assertEq(IERC721(address(nft)).ownerOf(1), address(account));
        vm.assertTrue(
            account.onERC721Received(BOB, BOB, 1, "") == IERC721Receiver.onERC721Received.selector
                && account.onERC1155Received(BOB, BOB, 1, 1, "") == IERC1155Receiver.onERC1155Received.selector
        );
        BatchCall[] memory calls = new BatchCall[](1);
        calls[0] = BatchCall(BOB, 1 ether, "");
        _handle(_signed(MINE, address(account), calls));
        vm.assertEq(BOB.balance, 1 ether);
    }
}
