// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {MusicCollection} from "../../src/music/MusicCollection.sol";
import {MusicCollectionFactory} from "../../src/music/MusicCollectionFactory.sol";
import {IMusicCollection} from "../../src/music/interfaces/IMusicCollection.sol";
import {IMusicCollectionFactory} from "../../src/music/interfaces/IMusicCollectionFactory.sol";
import {IMusicNft} from "../../src/music/interfaces/IMusicNft.sol";
import {TestBase} from "../TestBase.sol";

contract MusicCollectionFactoryTest is TestBase {
    MusicCollectionFactory private factory;

    function setUp() public {
        factory = new MusicCollectionFactory();
    }

    function _text(uint256 length) private pure returns (string memory) {
        return string(new bytes(length));
    }

    function _opened(address artist) private returns (MusicCollection) {
        vm.prank(artist);
        return MusicCollection(factory.openCollection("Night Bus", "BUS", "Sung on the way home."));
    }

    function test_ACollectionHasItsArtistNameSymbolAndText() public {
        MusicCollection collection = _opened(ALICE);
        vm.assertEq(collection.name(), "Night Bus");
        vm.assertEq(collection.symbol(), "BUS");
        vm.assertEq(collection.text(), "Sung on the way home.");
        vm.assertEq(collection.minter(), ALICE);
        vm.assertEq(collection.totalSupply(), 0);
        vm.assertEq(factory.artistOf(address(collection)), ALICE);
    }

    function test_OpeningEmitsArtistAndCollection() public {
        // The address that the factory's first creation gets.
        bytes32 hash = keccak256(abi.encodePacked(hex"d694", address(factory), hex"01"));
        vm.expectEmit(address(factory));
        emit IMusicCollectionFactory.CollectionOpened(ALICE, address(uint160(uint256(hash))), "Night Bus", "BUS");
        _opened(ALICE);
    }

    function testFuzz_NamesHaveOneTo64Bytes(uint256 length) public {
        length = _within(length, 0, 200);
        bool good = length > 0 && length <= 64;
        if (!good) vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadNameLength.selector, length));
        factory.openCollection(_text(length), "SYM", "");
        vm.assertEq(factory.collectionCount(), good ? 1 : 0);
    }

    function testFuzz_SymbolsHaveOneTo32Bytes(uint256 length) public {
        length = _within(length, 0, 100);
        bool good = length > 0 && length <= 32;
        if (!good) vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadSymbolLength.selector, length));
        factory.openCollection("A Name", _text(length), "");
        vm.assertEq(factory.collectionCount(), good ? 1 : 0);
    }

    function testFuzz_TextsHaveAtMost1000Bytes(uint256 length) public {
        length = _within(length, 0, 2_000);
        bool good = length <= 1_000;
        if (!good) vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadTextLength.selector, length));
        factory.openCollection("A Name", "SYM", _text(length));
        vm.assertEq(factory.collectionCount(), good ? 1 : 0);
    }

    function test_TheLimitsThemselvesAreAllowed() public {
        factory.openCollection(_text(1), _text(1), "");
        factory.openCollection(_text(64), _text(32), _text(1_000));
        vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadNameLength.selector, 0));
        factory.openCollection("", "SYM", "");
        vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadNameLength.selector, 65));
        factory.openCollection(_text(65), "SYM", "");
        vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadSymbolLength.selector, 0));
        factory.openCollection("A Name", "", "");
        vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadSymbolLength.selector, 33));
        factory.openCollection("A Name", _text(33), "");
        vm.expectRevert(abi.encodeWithSelector(IMusicCollectionFactory.BadTextLength.selector, 1_001));
        factory.openCollection("A Name", "SYM", _text(1_001));
        vm.assertEq(factory.collectionCount(), 2);
    }

    function test_EachArtistHasSeparateCollections() public {
        vm.assertEq(factory.collectionsOf(ALICE).length, 0);
        address first = address(_opened(ALICE));
        address others = address(_opened(BOB));
        address second = address(_opened(ALICE));
        address[] memory own = factory.collectionsOf(ALICE);
        vm.assertEq(own.length, 2);
        vm.assertEq(own[0], first);
        vm.assertEq(own[1], second);
        vm.assertEq(factory.collectionsOf(BOB)[0], others);
        vm.assertEq(factory.artistOf(ALICE), address(0));
    }

    function testFuzz_PagesHoldAllCollectionsInOrder(uint256 from, uint256 count) public {
        address[3] memory made = [address(_opened(ALICE)), address(_opened(BOB)), address(_opened(CAROL))];
        (uint256 start, uint256 size) = (_within(from, 0, 5), _within(count, 0, 5));
        address[] memory page = factory.collections(start, size);
        uint256 rest = start > 3 ? 0 : 3 - start;
        vm.assertEq(page.length, rest < size ? rest : size);
        for (uint256 i = 0; i < page.length; ++i) {
            vm.assertEq(page[i], made[start + i]);
        }
        vm.assertEq(factory.collections(from, type(uint256).max).length, from > 3 ? 0 : 3 - from);
    }

    function testFuzz_OnlyTheArtistMints(address stranger) public {
        vm.assume(stranger != ALICE);
        MusicCollection collection = _opened(ALICE);
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(IMusicNft.NotTheMinter.selector, stranger));
        collection.mint(stranger, "ipfs://piece", 0, stranger, 0);
        vm.prank(address(factory));
        vm.expectRevert(abi.encodeWithSelector(IMusicNft.NotTheMinter.selector, address(factory)));
        collection.mint(stranger, "ipfs://piece", 0, stranger, 0);
        vm.prank(ALICE);
        vm.assertEq(collection.mint(ALICE, "ipfs://piece", 7, ALICE, 500), 1);
        vm.assertEq(collection.ownerOf(1), ALICE);
        vm.assertEq(collection.releaseDate(1), 7);
    }

    function testFuzz_ARoyaltyIsAtMostHalfOfASale(uint96 bps) public {
        bps = uint96(_within(bps, 0, 12_000));
        MusicCollection collection = _opened(ALICE);
        bool good = bps <= 5_000;
        if (!good) vm.expectRevert(abi.encodeWithSelector(IMusicCollection.RoyaltyTooHigh.selector, bps));
        vm.prank(ALICE);
        collection.mint(BOB, "ipfs://piece", 0, CAROL, bps);
        vm.assertEq(collection.totalSupply(), good ? 1 : 0);
        (, uint256 amount) = collection.royaltyInfo(1, 10_000);
        vm.assertEq(amount, good ? bps : 0);
    }

    function test_AcceptsARoyaltyOfHalfAndRefusesMore() public {
        MusicCollection collection = _opened(ALICE);
        vm.startPrank(ALICE);
        collection.mint(BOB, "ipfs://piece", 0, CAROL, 5_000);
        vm.expectRevert(abi.encodeWithSelector(IMusicCollection.RoyaltyTooHigh.selector, 5_001));
        collection.mint(BOB, "ipfs://piece", 0, CAROL, 5_001);
    }

    function testFuzz_APieceHasAUriOfOneTo512Bytes(uint256 length) public {
        length = _within(length, 0, 1_000);
        MusicCollection collection = _opened(ALICE);
        bool good = length > 0 && length <= 512;
        if (!good) vm.expectRevert(abi.encodeWithSelector(IMusicCollection.BadUriLength.selector, length));
        vm.prank(ALICE);
        collection.mint(BOB, _text(length), 0, CAROL, 0);
        vm.assertEq(collection.totalSupply(), good ? 1 : 0);
    }

    function test_AChangedUriHasOneTo512Bytes() public {
        MusicCollection collection = _opened(ALICE);
        vm.startPrank(ALICE);
        collection.mint(BOB, _text(512), 0, CAROL, 0);
        collection.changeURI(1, "i");
        vm.assertEq(collection.tokenURI(1), "i");
        vm.expectRevert(abi.encodeWithSelector(IMusicCollection.BadUriLength.selector, 0));
        collection.changeURI(1, "");
        vm.expectRevert(abi.encodeWithSelector(IMusicCollection.BadUriLength.selector, 513));
        collection.changeURI(1, _text(513));
    }

    function test_ACollectionSupportsTheInterfacesOfMarkets() public {
        MusicCollection collection = _opened(ALICE);
        // ERC-721, ERC-2981 and ERC-4906.
        vm.assertTrue(collection.supportsInterface(0x80ac58cd));
        vm.assertTrue(collection.supportsInterface(0x2a55205a));
        vm.assertTrue(collection.supportsInterface(0x49064906));
    }
}
