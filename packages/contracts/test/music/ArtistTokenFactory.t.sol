// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {ArtistToken} from "../../src/music/ArtistToken.sol";
import {ArtistTokenFactory} from "../../src/music/ArtistTokenFactory.sol";
import {IArtistToken} from "../../src/music/interfaces/IArtistToken.sol";
import {IArtistTokenFactory} from "../../src/music/interfaces/IArtistTokenFactory.sol";
import {TestBase} from "../TestBase.sol";

contract ArtistTokenFactoryTest is TestBase {
    uint256 private constant SUPPLY = 1_000_000e18;
    ArtistTokenFactory private factory;

    function setUp() public {
        factory = new ArtistTokenFactory();
    }

    function _text(uint256 length) private pure returns (string memory) {
        return string(new bytes(length));
    }

    function _created(address artist, string memory symbol) private returns (ArtistToken) {
        vm.prank(artist);
        return ArtistToken(factory.createToken("A Name", symbol, artist));
    }

    function test_TheArtistGetsTheWholeSupply() public {
        ArtistToken token = _created(ALICE, "ALI");
        vm.assertEq(token.name(), "A Name");
        vm.assertEq(token.symbol(), "ALI");
        vm.assertEq(token.totalSupply(), SUPPLY);
        vm.assertEq(token.balanceOf(ALICE), SUPPLY);
    }

    function test_CreatingEmitsCreatorAndToken() public {
        // The address that the factory's first creation gets.
        bytes32 hash = keccak256(abi.encodePacked(hex"d694", address(factory), hex"01"));
        vm.expectEmit(address(factory));
        emit IArtistTokenFactory.Created(ALICE, address(uint160(uint256(hash))));
        _created(ALICE, "ALI");
    }

    function testFuzz_TheOwnerMustBeTheCaller(address caller, address owner) public {
        vm.assume(caller != owner);
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IArtistTokenFactory.OwnerIsNotCaller.selector, owner));
        factory.createToken("A Name", "SYM", owner);
    }

    function testFuzz_NamesHaveOneTo64Bytes(uint256 length) public {
        length = _within(length, 0, 200);
        bool good = length > 0 && length <= 64;
        if (!good) vm.expectRevert(abi.encodeWithSelector(IArtistTokenFactory.BadNameLength.selector, length));
        vm.prank(ALICE);
        factory.createToken(_text(length), "SYM", ALICE);
        vm.assertEq(factory.tokenCount(), good ? 1 : 0);
    }

    function testFuzz_SymbolsHaveOneTo32Bytes(uint256 length) public {
        length = _within(length, 0, 100);
        bool good = length > 0 && length <= 32;
        if (!good) vm.expectRevert(abi.encodeWithSelector(IArtistTokenFactory.BadSymbolLength.selector, length));
        vm.prank(ALICE);
        factory.createToken("A Name", _text(length), ALICE);
        vm.assertEq(factory.tokenCount(), good ? 1 : 0);
    }

    function test_TheLimitsThemselvesAreAllowed() public {
        vm.startPrank(ALICE);
        factory.createToken(_text(64), _text(32), ALICE);
        vm.expectRevert(abi.encodeWithSelector(IArtistTokenFactory.BadNameLength.selector, 65));
        factory.createToken(_text(65), _text(32), ALICE);
        vm.expectRevert(abi.encodeWithSelector(IArtistTokenFactory.BadSymbolLength.selector, 33));
        factory.createToken(_text(64), _text(33), ALICE);
    }

    function test_MyTokenIsTheCallersNewestToken() public {
        vm.assertEq(factory.myToken(ALICE), address(0));
        ArtistToken first = _created(ALICE, "ONE");
        ArtistToken others = _created(BOB, "BOB");
        ArtistToken second = _created(ALICE, "TWO");
        vm.assertEq(factory.myToken(ALICE), address(second));
        vm.assertEq(factory.myToken(BOB), address(others));
        vm.assertEq(factory.creatorOf(address(first)), ALICE);
        vm.assertEq(factory.creatorOf(ALICE), address(0));
    }

    function testFuzz_PagesHoldAllTokensInOrder(uint256 from, uint256 count) public {
        address[3] memory made =
            [address(_created(ALICE, "A")), address(_created(BOB, "B")), address(_created(CAROL, "C"))];
        (uint256 start, uint256 size) = (_within(from, 0, 5), _within(count, 0, 5));
        address[] memory page = factory.tokens(start, size);
        uint256 rest = start > 3 ? 0 : 3 - start;
        vm.assertEq(page.length, rest < size ? rest : size);
        for (uint256 i = 0; i < page.length; ++i) {
            vm.assertEq(page[i], made[start + i]);
            vm.assertEq(factory.tokenAt(start + i), page[i]);
        }
        vm.assertEq(factory.tokens(from, type(uint256).max).length, from > 3 ? 0 : 3 - from);
    }

    function test_RefusesAnIndexPastTheLastToken() public {
        vm.expectRevert();
        factory.tokenAt(0);
    }

    function testFuzz_VotesFollowTheTokens(uint256 amount) public {
        amount = _within(amount, 0, SUPPLY);
        ArtistToken token = _created(ALICE, "ALI");
        vm.prank(BOB);
        token.delegate(BOB);
        vm.prank(ALICE);
        vm.assertTrue(token.transfer(BOB, amount));
        vm.assertEq(token.getVotes(BOB), amount);
        vm.assertEq(token.totalSupply(), SUPPLY);
    }

    function testFuzz_APermitIsValidOnceAndUntilItsDeadline(uint256 nameLength, uint256 value, uint256 late) public {
        vm.prank(ALICE);
        string memory name = _text(_within(nameLength, 1, 64));
        ArtistToken token = ArtistToken(factory.createToken(name, "ALI", ALICE));
        (uint8 v, bytes32 r, bytes32 s) = _signPermit(ALICE_KEY, address(token), BOB, value, 0, 1 days);
        vm.warp(1 days + _within(late, 1, 1000 days));
        vm.expectRevert(abi.encodeWithSelector(IArtistToken.PermitExpired.selector, 1 days));
        token.permit(ALICE, BOB, value, 1 days, v, r, s);
        vm.warp(1 days);
        token.permit(ALICE, BOB, value, 1 days, v, r, s);
        vm.assertEq(token.allowance(ALICE, BOB), value);
        vm.assertEq(token.nonces(ALICE), 1);
        vm.expectPartialRevert(IArtistToken.NotTheSigner.selector);
        token.permit(ALICE, BOB, value, 1 days, v, r, s);
    }

    function testFuzz_APermitIsValidOnItsOwnChainOnly(uint64 other) public {
        vm.assume(other != 0 && other != block.chainid);
        ArtistToken token = _created(ALICE, "ALI");
        (uint8 v, bytes32 r, bytes32 s) = _signPermit(ALICE_KEY, address(token), BOB, 5, 0, 1 days);
        uint256 own = block.chainid;
        // After a chain split the other chain has the same token and another chain id.
        vm.chainId(other);
        (,,, uint256 chainId,,,) = token.eip712Domain();
        vm.assertEq(chainId, other);
        vm.expectPartialRevert(IArtistToken.NotTheSigner.selector);
        token.permit(ALICE, BOB, 5, 1 days, v, r, s);
        vm.chainId(own);
        token.permit(ALICE, BOB, 5, 1 days, v, r, s);
        vm.assertEq(token.allowance(ALICE, BOB), 5);
    }

    function test_TheSigningDomainContainsTheName() public {
        ArtistToken token = _created(ALICE, "ALI");
        (
            bytes1 fields,
            string memory name,
            string memory version,
            uint256 chainId,
            address here,
            bytes32 salt,
            uint256[] memory extensions
        ) = token.eip712Domain();
        vm.assertTrue(fields == hex"0f");
        vm.assertEq(salt, bytes32(0));
        vm.assertEq(extensions.length, 0);
        vm.assertEq(name, token.name());
        vm.assertEq(chainId, block.chainid);
        vm.assertEq(here, address(token));
        bytes32 kind = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        bytes32 content = keccak256(abi.encode(kind, keccak256(bytes(name)), keccak256(bytes(version)), chainId, here));
        vm.assertEq(token.DOMAIN_SEPARATOR(), content);
    }
}
